"""catalog_source.py -> masters/catalog.json: builds every model once, measures it and works out the parcels.

  blender -b --factory-startup -noaudio -P measure.py -- [--out FILE]

This is the whole range. What has pictures yet, and so is in the shop, is decided by encoding (demo/studio/catalog.json).
"""
import argparse
import json
import os
import sys
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)
sys.path.insert(0, os.path.join(HERE, 'lib'))
import builders               # noqa: E402,F401
import catalog_source as src  # noqa: E402
import command                # noqa: E402
import core                   # noqa: E402
import mat                    # noqa: E402
import stage                  # noqa: E402
from parcels import parcels   # noqa: E402


def cm(v):
    """Centimetres: whole numbers for furniture, halves for small goods."""
    v *= 100
    return int(round(v)) if v >= 30 else round(v * 2) / 2


def measure(m):
    stage.clear()
    mat.reset()
    p = core.BUILDERS[m['builder']](m['params'], m['finishes'][0]['parts'])
    measured = tuple(cm(v) for v in p.size)
    size = src.STATED.get(m['code'], measured)
    return {'code': m['code'], 'name': m['name'], 'type': m['type'], 'department': m['department'], 'builder': m['builder'], 'params': m['params'],
            'size': dict(zip(('width', 'depth', 'height'), size)), 'weight': m['kg'],
            'packages': parcels(src.CARTON.get(m['code'], measured), m['kg'], m['pack'], m['boxes']),
            'glb': m['glb'], 'finishes': m['finishes']}


def main():
    ap = argparse.ArgumentParser()
    ap.add_argument('--out', default=command.CATALOG)
    a = command.arguments(ap)
    models, failed = [], []
    for n, m in enumerate(src.MODELS, 1):
        try:
            models.append(measure(m))
            print('[%d/%d] size of %s: %s' % (n, len(src.MODELS), m['code'], models[-1]['size']), flush=True)
        except Exception:
            failed.append(m['code'])
            traceback.print_exc()
    if failed:          # half a catalogue would take the missing models out of the shop
        sys.exit('Not written, these models cannot be built: %s' % ', '.join(failed))
    doc = {'departments': [{'code': c, 'name': n} for c, n in src.DEPARTMENTS], 'models': models}
    os.makedirs(os.path.dirname(os.path.abspath(a.out)), exist_ok=True)
    with open(a.out, 'w', encoding='utf-8') as f:
        json.dump(doc, f, ensure_ascii=False, indent=1)
    print('%s: %d models, %d finishes' % (a.out, len(models), sum(len(m['finishes']) for m in models)), flush=True)


main()
