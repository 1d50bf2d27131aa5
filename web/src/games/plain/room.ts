// The drawing of any game that has none of its own.

import type { GameRoom } from "../contract";
import Table from "./Table.svelte";

export const room: GameRoom = { Table, aims: () => [] };
