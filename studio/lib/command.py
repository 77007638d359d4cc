"""What every command shares: where things are, its arguments, and locks that let several processes share the work."""
import os
import sys

STUDIO = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
MASTERS = os.path.join(STUDIO, 'masters')
CATALOG = os.path.join(MASTERS, 'catalog.json')
WEIGHTS = os.path.join(STUDIO, 'weights', 'rt_hdr_alb_nrm.tza')


def arguments(parser):
    """Blender keeps its own arguments; ours follow `--`."""
    return parser.parse_args(sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else [])


def chosen(models, only):
    """The models named in a comma-separated list, or all of them."""
    codes = set(filter(None, only.split(',')))
    unknown = codes - {m['code'] for m in models}
    if unknown:
        sys.exit('No such model in the catalogue: %s' % ', '.join(sorted(unknown)))
    return [m for m in models if not codes or m['code'] in codes]


def need(path, how):
    if not os.path.exists(path):
        sys.exit('%s is missing. %s' % (path, how))


class Lock:
    """`with Lock(path) as mine`: mine is False when another process holds it."""

    def __init__(self, path):
        self.path, self.mine = path, False

    def __enter__(self):
        try:
            os.close(os.open(self.path, os.O_CREAT | os.O_EXCL))
            self.mine = True
        except FileExistsError:
            pass
        return self.mine

    def __exit__(self, *_):
        if self.mine:
            os.remove(self.path)
