"""A bot as a program outside, for the tests: the example of docs/bots.md, with ways to go wrong."""

from __future__ import annotations

import json
import sys
import time

manner = sys.argv[1] if len(sys.argv) > 1 else ""
for line in sys.stdin:
    asked = json.loads(line)
    if asked["say"] == "hello" and manner != "rude":
        answer: object = {"say": "hello", "name": "First"}
    elif manner == "cheat":
        answer = {"move": "win"}
    elif manner == "slow":
        time.sleep(30)
        answer = {}
    elif manner == "garbled":
        answer = "{"
    elif manner == "gone":
        break
    else:
        answer = {"move": asked.get("moves", [""])[0]}
    print("{" if manner == "garbled" and asked["say"] == "move" else json.dumps(answer), flush=True)
if manner == "stays":
    time.sleep(30)
