"""What need not be made again: a master that is here, or a picture the shop has already though its master is gone."""
import json
import os
import command

MANIFEST = os.path.join(os.path.dirname(command.STUDIO), 'demo', 'studio', 'manifest.json')


def _encoded():
    """Names of the masters behind everything in the manifest."""
    if not os.path.exists(MANIFEST):
        return set()
    with open(MANIFEST, encoding='utf-8') as f:
        m = json.load(f)
    near = lambda view, n, picture: view != 'hero' or n > 0 or '1600.webp' in picture['files']     # a first hero without it is still to be made
    return ({'%s-%s-%s.png' % (code, finish, view) for code, finishes in m['products'].items() for n, (finish, views) in enumerate(finishes.items())
             for view, picture in views.items() if near(view, n, picture)}
            | {'room-%s.png' % name for name in m['rooms']} | {code + '.svg' for code in m['drawings']}
            | {'%s-%s.glb' % (code, v['finish']) for code, v in m['models'].items()})


_names = _encoded()


def already(path):
    """Previews in a folder of their own are always made."""
    at_home = os.path.dirname(os.path.abspath(path)) in (command.MASTERS, *(os.path.join(command.MASTERS, d) for d in ('rooms', 'drawings', 'models')))
    return os.path.exists(path) or (at_home and os.path.basename(path) in _names)
