"""What the programs of this folder share: the generators of README.md, and how a fixture is written.

Written a second time, from the description: nothing here is taken from the library.
"""

import json
from bisect import bisect_right
from fractions import Fraction
from itertools import accumulate
from pathlib import Path

MASK = (1 << 64) - 1


def word(seed, n):
    z = (seed + (n + 1) * 0x9E3779B97F4A7C15) & MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)


def rows(items):
    return ",\n".join("  " + json.dumps(item) for item in items)


def write(name, source, views, probes):
    path = Path(__file__).parent / f"{name}.json"
    path.write_text(
        f'{{\n"format": 1,\n"name": "{name}",\n"source": {json.dumps(source)},\n'
        f'"views": [\n{rows(views)}\n],\n"probes": [\n{rows(probes)}\n]\n}}\n')


def plain(value):
    value = Fraction(value)
    return int(value) if value.denominator == 1 else float(value)


def numbers(*values):
    return [plain(value) for value in values]


def weighted(choices, seed, count):
    """Lengths out of a list of pairs of length and weight."""
    ends = list(accumulate(weight for _, weight in choices))
    return [choices[bisect_right(ends, (word(seed, n) >> 32) * ends[-1] >> 32)][0]
            for n in range(count)]


def photo_widths(height, seed, count):
    """Widths of photos of one height, in 64ths of a point."""
    ratios = [(42, 3 / 4), (28, 4 / 3), (8, 9 / 16), (7, 16 / 9), (5, 1.0), (3, 3 / 2), (3, 2 / 3),
              (2, 9 / 19.5)]
    table = [ratio for share, ratio in ratios for _ in range(share)]
    widths = []
    for index in range(count):
        pick = word(seed, 2 * index) % 100
        ratio = table[pick] if pick < 98 else 2 + (word(seed, 2 * index + 1) % 193) / 64
        widths.append(int(height * ratio * 64 + 0.5))
    return widths


def month_counts(photos, months, largest, seed):
    weights = [(1 << 16) // (1 + (word(seed, n) & 63)) for n in range(months - 1)]
    shared = photos - largest - len(weights)
    counts = [1 + shared * weight // sum(weights) for weight in weights]
    for month in range(photos - largest - sum(counts)):
        counts[month] += 1
    counts.insert(months // 2, largest)
    return counts
