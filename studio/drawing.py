"""Dimension drawings: SVG line art with measurements, from the same geometry as the renders.

  blender -b --factory-startup -noaudio -P drawing.py -- [--out DIR] [--only CODES] [--force]
"""
import argparse
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'lib'))
import builders   # noqa: E402,F401
import catalog    # noqa: E402
import command    # noqa: E402
import core       # noqa: E402
import line_art   # noqa: E402
import made       # noqa: E402
import mat        # noqa: E402
import stage      # noqa: E402


def worth_drawing(m):
    """Rugs and the like are flat: there is nothing to draw."""
    return m['size']['height'] * 12 >= m['size']['width']


def draw(m):
    stage.clear()
    mat.reset()
    p = core.BUILDERS[m['builder']]({**m['params'], 'styled': False, 'pillows': 0}, m['finishes'][0]['parts'])
    parts = [o for o in p.objects if len(o.data.vertices) > 3]
    front = line_art.view(parts, (0, 1), True)         # looking along +Y, far parts first
    side = line_art.view(parts, (1, 0), False)         # looking along -X from the right
    return line_art.svg(front, side, [m['size'][k] / 100 for k in ('width', 'depth', 'height')])


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('--out', default=os.path.join(command.MASTERS, 'drawings'))
    ap.add_argument('--catalog', default=command.CATALOG)
    ap.add_argument('--only', default='')
    ap.add_argument('--force', action='store_true')
    a = command.arguments(ap)
    command.need(a.catalog, 'Run measure.py first.')
    os.makedirs(a.out, exist_ok=True)
    models = [m for m in command.chosen(catalog.load(a.catalog)['models'], a.only) if worth_drawing(m)]
    for n, m in enumerate(models, 1):
        path = os.path.join(a.out, m['code'] + '.svg')
        if made.already(path) and not a.force:
            continue
        text = draw(m)
        with open(path, 'w', encoding='utf-8') as f:
            f.write(text)
        print('[%d/%d] drawing %s, %d bytes' % (n, len(models), m['code'], os.path.getsize(path)), flush=True)


main()
