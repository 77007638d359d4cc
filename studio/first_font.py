"""The one font file of the first paint: Manrope with what our pages are written in, in the weights that they use.

    python3 studio/first_font.py

The package has it in four files cut by script, so that a price («1,200₮») is set from three of them. They are cuts of one font:
same grid, same axis. Needs: pip install fonttools brotli
"""
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer
from fontTools.varLib.hvar import add_HVAR

ROOT = Path(__file__).parent.parent
FILES = ROOT / "node_modules/@fontsource-variable/manrope/files"
MADE = ROOT / "ui/src/fonts/manrope-first.woff2"
WEIGHTS = (400, 800)

LATIN = [*range(0x20, 0x7F), *map(ord, "\u00a0\u00ad§©«°²³·»×Øøöü‐–—‘’“”„•…−€")]
CYRILLIC = [0x401, *range(0x410, 0x450), 0x451, ord("№")]
# What each file gives. Latin is the first: its substitutions (figures of one width, ligatures) are kept.
CUTS = [("latin", LATIN), ("cyrillic", CYRILLIC), ("cyrillic-ext", map(ord, "ӨөҮү")), ("latin-ext", [ord("₮")])]


def cut(name: str, characters) -> TTFont:
    font = TTFont(FILES / f"manrope-{name}-wght-normal.woff2")
    options = Options(layout_features=["kern", "calt", "liga", "tnum", "pnum"], notdef_outline=True, glyph_names=True)
    options.drop_tables += ["STAT"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return instancer.instantiateVariableFont(font, {"wght": WEIGHTS})


def variations(font: TTFont) -> list:
    """Where kerning grows with the weight: GPOS names rows of the store in GDEF."""
    found, seen = [], set()

    def walk(value):
        if id(value) in seen:
            return
        seen.add(id(value))
        if isinstance(value, list):
            for one in value:
                walk(one)
        elif hasattr(value, "__dict__"):
            if getattr(value, "DeltaFormat", None) == 0x8000:
                found.append(value)
            for one in vars(value).values():
                walk(one)

    font["GPOS"].table.LookupList.ensureDecompiled(recurse=True)
    walk(font["GPOS"].table.LookupList.Lookup)
    return found


def add_kerning(font: TTFont, other: TTFont) -> None:
    ours, theirs = font["GPOS"].table, other["GPOS"].table
    if theirs.LookupList is None:
        return
    rows = variations(other)
    if rows:
        store, more = font["GDEF"].table.VarStore, other["GDEF"].table.VarStore
        regions, rows_before = len(store.VarRegionList.Region), len(store.VarData)
        store.VarRegionList.Region += more.VarRegionList.Region
        for data in more.VarData:
            data.VarRegionIndex = [index + regions for index in data.VarRegionIndex]
        store.VarData += more.VarData
        for row in rows:
            row.StartSize += rows_before
    before = len(ours.LookupList.Lookup)
    added = range(before, before + len(theirs.LookupList.Lookup))
    ours.LookupList.Lookup += theirs.LookupList.Lookup
    for record in ours.FeatureList.FeatureRecord:
        if record.FeatureTag == "kern":
            record.Feature.LookupListIndex += added


def add_glyphs(font: TTFont, other: TTFont) -> None:
    for name in other.getGlyphOrder():
        # A part that two letters share (А is drawn by A) is in both.
        if name not in font["glyf"].glyphs:
            font["gvar"].variations[name] = other["gvar"].variations[name]
            font["hmtx"][name] = other["hmtx"][name]
            font["glyf"][name] = other["glyf"][name]
        elif font["glyf"][name] != other["glyf"][name] or font["hmtx"][name] != other["hmtx"][name]:
            raise ValueError(f"{name} is drawn differently in two files")
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap.update(other.getBestCmap())


def unicode_range(characters) -> str:
    spans: list[list[int]] = []
    for code in sorted(characters):
        if spans and spans[-1][1] == code - 1:
            spans[-1][1] = code
        else:
            spans.append([code, code])
    return ", ".join(f"U+{a:04X}" if a == b else f"U+{a:04X}-{b:04X}" for a, b in spans)


first, *others = [cut(name, characters) for name, characters in CUTS]
for one in others:
    add_kerning(first, one)
    add_glyphs(first, one)
del first["HVAR"]
add_HVAR(first)
first.flavor = "woff2"
first.save(MADE)
print(f"{MADE.stat().st_size} bytes; unicode-range in ui/src/tokens.css: {unicode_range(first.getBestCmap())}")
