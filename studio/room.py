"""Room banners: the shop's own models placed in lit rooms, with calm wall space on one side for text.

  blender -b --factory-startup -noaudio -P room.py -- [--out DIR] [--scene living,bedroom] [--width 1600]
          [--height 670] [--samples 24] [--threads 0] [--force]
  ... -- --hotspots FILE      (no rendering: where each model is in its room)

A room may show what has no picture of its own yet; encoding leaves such a place out of the shop's hotspots.
"""
import argparse
import json
import os
import sys
import time

import bpy

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.path.insert(0, os.path.join(HERE, 'lib'))
import builders        # noqa: E402,F401
import camera          # noqa: E402
import catalog_source  # noqa: E402
import command         # noqa: E402
import hotspots        # noqa: E402
import interior        # noqa: E402
import made            # noqa: E402
import mat             # noqa: E402
import shoot           # noqa: E402
import stage           # noqa: E402
from scenes import SCENES  # noqa: E402


def write_hotspots(names, size, path):
    spots = {}
    for name in names:
        stage.clear()
        mat.reset()
        interior.PLACED.clear()
        stage.setup(size, 1)
        SCENES[name]()
        spots[name] = hotspots.places(interior.PLACED)
        print('HOTSPOTS', name, len(spots[name]), flush=True)
    with open(path, 'w', encoding='utf-8') as f:
        json.dump(spots, f, indent=1)


def take(name, path, a):
    stage.clear()
    mat.reset()
    stage.setup((a.width, a.height), a.samples, transparent=False, bounces=6, threads=a.threads)
    camera.full_frame()
    options = SCENES[name]()
    bpy.context.scene.camera.data.dof.use_dof = False
    shoot.render(path, a.weights, over_white=False, shoulder=.62, contrast=.16, saturation=.9, **options)


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('--out', default=os.path.join(command.MASTERS, 'rooms'))
    ap.add_argument('--scene', default=','.join(SCENES))
    ap.add_argument('--width', type=int, default=1600)
    ap.add_argument('--height', type=int, default=670)
    ap.add_argument('--samples', type=int, default=24)
    ap.add_argument('--threads', type=int, default=0)
    ap.add_argument('--force', action='store_true')
    ap.add_argument('--hotspots', default='', help='write the places of the models to this JSON file instead of rendering')
    ap.add_argument('--weights', default=command.WEIGHTS)
    a = command.arguments(ap)
    interior.MODELS.update({m['code']: m for m in catalog_source.MODELS})
    names = a.scene.split(',')
    if a.hotspots:
        write_hotspots(names, (a.width, a.height), a.hotspots)
        return
    command.need(a.weights, 'Run fetch-weights.sh once.')
    os.makedirs(a.out, exist_ok=True)
    for n, name in enumerate(names, 1):
        path = os.path.join(a.out, 'room-%s.png' % name)
        if made.already(path) and not a.force:
            continue
        with command.Lock(path + '.lock') as mine:
            if mine:
                t0 = time.time()
                take(name, path, a)
                print('[%d/%d] room %s, %.0f s' % (n, len(names), name, time.time() - t0), flush=True)


main()
