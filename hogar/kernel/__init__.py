"""What every game needs and no game owns: positions, agendas, decisions, moves, chance, views, records."""
