#!/usr/bin/env python3
"""A bot for `tessera arena`: plays any game by a glance at the text of the actions.

    tessera arena azul --players "external:python3 examples/bot.py,level1" --games 10

In Azul it takes what fits onto a line; in the other games it prefers what does something to what
passes, and among that anything. docs/bots.md describes the protocol.
"""
import json, random, sys

def worth(view, action):
    """How good an action looks."""
    if view["game"] != "azul":
        return 0 if action in ("pass", "end", "done") or action.startswith(("skip", "draw")) else 1
    if action[0] == "w":
        return 0
    source, colour, to = action
    n = (view["centre"] if source == "c" else view["factories"][int(source)]).count(colour)
    free = 0 if to == "f" else view["boards"][view["seat"]]["lines"][int(to)].count(".")
    return min(n, free) - 2 * max(n - free, 0) + (1 if n == free else 0)

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] != "decide":
        continue  # new_game, game_over, and whatever a later version may say
    view, legal = message["view"], message["legal"]
    best = max(worth(view, action) for action in legal)
    action = random.choice([action for action in legal if worth(view, action) == best])
    print(json.dumps({"action": action}), flush=True)
