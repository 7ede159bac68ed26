#!/usr/bin/env python3
"""Plays a game of Azul through `tessera referee`, each seat taking as many tiles as it can line up.

    cargo build --release && python3 examples/referee.py target/release/tessera
"""
import json, subprocess, sys

referee = subprocess.Popen([sys.argv[1], "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

def ask(command):
    print(command, file=referee.stdin, flush=True)
    answer = json.loads(referee.stdout.readline())
    if "error" in answer:
        raise SystemExit(f"{command}: {answer['message']}")
    return answer

def lined_up(view, action):
    """How many tiles come onto a line, less those that fall."""
    if action[0] == "w":
        return 0
    source, colour, to = action
    n = (view["centre"] if source == "c" else view["factories"][int(source)]).count(colour)
    free = 0 if to == "f" else view["boards"][view["seat"]]["lines"][int(to)].count(".")
    return min(n, free) - max(n - free, 0)

turn = ask("new azul seats=3 seed=7")["turn"]
while turn is not None:
    if turn == "*":
        answer = ask("chance")
    else:
        view = ask(f"view {turn}")["view"]
        best = max(ask("legal")["actions"], key=lambda action: lined_up(view, action))
        answer = ask(f"play {turn} {best}")
    turn = answer["turn"]
print("scores", answer["scores"], "ranks", answer["ranks"], "after", answer["seq"], "actions")
