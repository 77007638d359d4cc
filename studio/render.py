"""Render the models of the catalogue as PNG masters.

  blender -b --factory-startup -noaudio -P render.py -- [--out DIR] [--views hero,front,detail] [--only CODES]
          [--size 800] [--first-size 1600] [--samples 16] [--threads 1] [--first-finish] [--force]

Jobs run view by view over all models, so an interrupted run still has every hero. What is made already
is skipped; several processes may share one folder (a lock file per job keeps them apart).
"""
import argparse
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'lib'))
import builders   # noqa: E402,F401
import catalog    # noqa: E402
import command    # noqa: E402
import core       # noqa: E402
import made       # noqa: E402
import mat        # noqa: E402
import shoot      # noqa: E402
import stage      # noqa: E402


def take(model, view, parts, todo, size, a):
    """Build one model and take one view of it in all finishes of `todo`: {path: changes of colour}."""
    stage.clear()
    mat.reset()
    stage.setup((size, size), a.samples, threads=a.threads)
    p = core.BUILDERS[model['builder']](model['params'], parts)
    stage.samples(a.samples * p.quality)
    stage.want_masks(sorted({k for c in todo.values() for k in c}))
    stage.studio_lights(p)
    shoot.product(p, view, a.weights, None, recolour=todo)


def jobs(models, a):
    """(model, view, parts to render, {path: changes of colour}, pixels)"""
    for view in a.views.split(','):
        for m, parts, finishes in catalog.in_turn(models, a.first_finish):
            size = a.first_size if view == 'hero' and finishes[0] is m['finishes'][0] else a.size
            if a.first_finish:
                parts, finishes = finishes[0]['parts'], finishes[:1]
            yield m, view, parts, {os.path.join(a.out, '%s-%s-%s.png' % (m['code'], f['key'], view)): catalog.changes(parts, f) for f in finishes}, size


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('--out', default=command.MASTERS)
    ap.add_argument('--catalog', default=command.CATALOG)
    ap.add_argument('--only', default='', help='codes of models, separated by commas')
    ap.add_argument('--views', default='hero,front,detail')
    ap.add_argument('--size', type=int, default=800)
    ap.add_argument('--first-size', type=int, help="the hero of a model's first colours, which the shop shows near; else as --size")
    ap.add_argument('--samples', type=int, default=16)
    ap.add_argument('--threads', type=int, default=0)
    ap.add_argument('--first-finish', action='store_true', help='previews: only the first group of finishes, no recolouring')
    ap.add_argument('--weights', default=command.WEIGHTS)
    ap.add_argument('--force', action='store_true')
    a = command.arguments(ap)
    a.first_size = a.first_size or a.size
    command.need(a.catalog, 'Run measure.py first.')
    command.need(a.weights, 'Run fetch-weights.sh once.')
    locks = os.path.join(a.out, '.locks')
    os.makedirs(locks, exist_ok=True)
    work = list(jobs(command.chosen(catalog.load(a.catalog)['models'], a.only), a))
    missing = [j for j in work if a.force or not all(map(made.already, j[3]))]
    print('RENDER %s: %d of %d jobs to do' % (a.views, len(missing), len(work)), flush=True)
    failed = 0
    for n, (m, view, parts, todo, size) in enumerate(missing, 1):
        name = os.path.basename(next(iter(todo)))[:-4]
        if not a.force and all(map(os.path.exists, todo)):       # another process made it meanwhile
            continue
        with command.Lock(os.path.join(locks, name)) as mine:
            if not mine:
                continue
            t0 = time.time()
            try:
                take(m, view, parts, todo, size, a)
                print('[%d/%d] %s, %d finishes, %.0f s' % (n, len(missing), name, len(todo), time.time() - t0), flush=True)
            except Exception as e:      # one broken model must not stop the batch
                failed += 1
                print('[%d/%d] FAILED %s %r' % (n, len(missing), name, e), flush=True)
                traceback.print_exc()
    if failed:
        sys.exit('%d jobs failed; the others are done. Mend them and run it again: only what is missing is made.' % failed)


main()
