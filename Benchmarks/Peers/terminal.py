#!/usr/bin/env python3
"""Measures the sample app in a terminal of 200 by 60 beside lazygit and a list of Textual's, in one run.

    Benchmarks/Peers/terminal.py [SECONDS [SAMPLE]]

The sample is built for release, unless the path of a built one is given. Lazygit shows the commits of this
repository. It and Textual are installed from PyPI into a folder that is removed afterwards. Each
program has a pseudo-terminal of its own, which answers no question: what is measured is a program,
not a terminal.
"""

import fcntl
import os
import pathlib
import pty
import select
import struct
import subprocess
import sys
import tempfile
import termios
import time

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent
COLUMNS, ROWS = 200, 60
KEYS_A_SECOND = 30
TICKS = os.sysconf("SC_CLK_TCK")


class Program:
    """A program in a pseudo-terminal, of which only the output's size and its time are known."""

    def __init__(self, command, environment):
        self.begun, self.first = time.perf_counter(), None
        self.pid, self.terminal = pty.fork()
        if self.pid == 0:
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
            os.execve(command[0], command, {**os.environ, **environment})

    def read(self, quiet, at_most=5):
        """Reads until nothing has come for a while, or for some whiles; returns the bytes, and when the first ones came."""
        count, first = 0, None
        # NB: a program may never be quiet.
        latest = time.monotonic() + at_most * quiet
        while time.monotonic() < latest and select.select([self.terminal], [], [], quiet)[0]:
            try:
                data = os.read(self.terminal, 1 << 16)
            except OSError:
                break
            if not data:
                break
            count, first = count + len(data), first or time.perf_counter()
            self.first = self.first or first
        return count, first

    def press(self, key):
        os.write(self.terminal, key)

    def processor(self):
        """Returns the seconds of processor time that all its threads have used."""
        fields = pathlib.Path(f"/proc/{self.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self):
        """Returns the resident megabytes."""
        pages = int(pathlib.Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE") / 1e6

    def waits(self):
        """Returns how often each of its threads has begun to wait."""
        counts = {}
        for status in pathlib.Path(f"/proc/{self.pid}/task").glob("*/status"):
            for line in status.read_text().splitlines():
                if line.startswith("voluntary_ctxt_switches"):
                    counts[status.parent.name] = int(line.split()[1])
        return counts

    def end(self):
        os.kill(self.pid, 9)
        os.waitpid(self.pid, 0)
        os.close(self.terminal)


def measure(name, command, environment, seconds, first_key=b""):
    program = Program(command, environment)
    start, _ = program.read(3)
    program.press(first_key)
    program.read(1)
    latencies, sizes = [], []
    for number in range(40):
        begun = time.perf_counter()
        program.press(b"\x1b[B" if number < 20 else b"\x1b[A")
        size, first = program.read(0.2)
        if first:
            latencies.append((first - begun) * 1000)
            sizes.append(size)
    before = program.processor()
    for number in range(seconds * KEYS_A_SECOND):
        program.press(b"\x1b[B" if number // 20 % 2 == 0 else b"\x1b[A")
        program.read(1 / KEYS_A_SECOND, at_most=1)
    held = (program.processor() - before) / seconds
    # NB: threads of a pool that have nothing to do end after some seconds.
    program.read(8, at_most=1)
    before = program.waits()
    idle, _ = program.read(seconds, at_most=1)
    wakings = sum(count - before.get(thread, 0) for thread, count in program.waits().items())
    latencies.sort()
    sizes.sort()
    print(
        f"| {name} | {start:,} | {(program.first - program.begun) * 1000:.0f} | {sizes[len(sizes) // 2]:,} | {sizes[-1]:,} "
        f"| {latencies[len(latencies) // 2]:.1f} | {latencies[int(len(latencies) * 0.95)]:.1f} "
        f"| {held * 100:.1f} % | {wakings} | {idle} | {program.memory():.0f} |"
    )
    program.end()


def main():
    seconds = int(sys.argv[1]) if len(sys.argv) > 1 else 10
    sample = ROOT / "Showcase/.build/release/Showcase"
    if len(sys.argv) > 2:
        sample = pathlib.Path(sys.argv[2]).resolve()
    else:
        subprocess.run(
            ["swift", "build", "-c", "release", "--package-path", ROOT / "Showcase", "--product", "Showcase"],
            check=True, stdout=sys.stderr)
    environment = {"TERM": "xterm-256color", "COLORTERM": "truecolor", "LC_ALL": "C.UTF-8"}
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([sys.executable, "-m", "venv", f"{folder}/textual"], check=True)
        subprocess.run(
            [f"{folder}/textual/bin/pip", "install", "--quiet", "--disable-pip-version-check", "textual>=8,<9", "lazygit-py==0.66.2"],
            check=True)
        environment |= {"HOME": folder, "XDG_CONFIG_HOME": folder, "XDG_STATE_HOME": folder}
        pathlib.Path(f"{folder}/lazygit").mkdir()
        pathlib.Path(f"{folder}/lazygit/config.yml").write_text("disableStartupPopups: true\n")
        os.chdir(ROOT)
        print(
            "| | bytes at start | ms to the first | bytes an arrow, median | at most | ms to its first, median | 95 % "
            "| a core while an arrow is held | wakings in rest | bytes in rest | MB |\n"
            "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
        measure(
            "the sample's groups",
            [str(sample), "--terminal", "--database", f"{folder}/community.sqlite"], environment, seconds)
        measure(
            "the same, of launches, which have no preview",
            [str(sample), "--terminal", "--database", f"{folder}/community.sqlite", "--open", "/launches"],
            environment, seconds)
        measure("lazygit's commits", [f"{folder}/textual/bin/lazygit"], environment, seconds, b"4")
        measure(
            "100 rows of Textual's",
            [f"{folder}/textual/bin/python", str(HERE / "textual_rows.py")], environment, seconds)


main()
