"""Times Plyground's Connect Four solver against BitBully on the same positions, in one run, one thread, no book.

    pip install bitbully
    cargo build --release
    python peers/against_bitbully.py FILE[:LINES] ...

A file has lines `moves value`, such as those that `plyground bench connect4 --make-sets FOLDER` writes. BitBully is
asked by its method mtdf, and times both without starting them up: it is handed boards that are made before. The
tables are those that each program takes by itself, 64 MiB in Plyground's case.
"""

import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path

try:
    from bitbully import BitBully, Board
except ImportError:
    sys.exit("bitbully is missing; `pip install bitbully` brings it")

PLYGROUND = Path(__file__).resolve().parent.parent / "target" / "release" / "plyground"


def theirs(lines: list[str]) -> tuple[float, int]:
    """Mean seconds of a position, and how many values differ."""
    solver = BitBully(opening_book=None)
    wrong, total = 0, 0.0
    for line in lines:
        moves, value = line.split()
        board = Board()
        assert board.play([int(column) - 1 for column in moves]), moves
        start = time.perf_counter()
        found = solver.mtdf(board)
        total += time.perf_counter() - start
        wrong += found != int(value)
    return total / len(lines), wrong


def ours(lines: list[str]) -> tuple[float, int]:
    """The same of Plyground."""
    with tempfile.NamedTemporaryFile("w", suffix=".txt") as file:
        file.write("\n".join(lines) + "\n")
        file.flush()
        done = subprocess.run([PLYGROUND, "bench", "connect4", "--sets", file.name, "--json"], capture_output=True, text=True)
    (measured,) = json.loads(done.stdout)["sets"]
    return measured["mean_seconds"], len(measured["wrong"])


def main() -> None:
    if len(sys.argv) < 2:
        sys.exit("which sets? FILE[:LINES] ...")
    print(f"{'set':<20} {'positions':>9} {'ours':>12} {'theirs':>12} {'ratio':>7} {'wrong':>12}")
    for name in sys.argv[1:]:
        path, _, most = name.partition(":")
        lines = Path(path).read_text().split("\n")
        lines = [line for line in lines if line.strip()][: int(most) if most else None]
        (mine, my_wrong), (other, their_wrong) = ours(lines), theirs(lines)
        wrong = f"{my_wrong} and {their_wrong}"
        print(f"{Path(path).name:<20} {len(lines):>9} {mine * 1e6:>9.1f} µs {other * 1e6:>9.1f} µs {other / mine:>7.2f} {wrong:>12}")


main()
