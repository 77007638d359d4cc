"""What those who live in a room leave in it: books, slippers, a throw, toys. None of it is for sale, so none of it is marked."""
import math
import random
import bpy
import numpy as np
from mathutils import Vector, noise
import geo
import mat
import parts
from core import rad


def _tops(spots, below):
    bpy.context.view_layer.update()
    seen = bpy.context.evaluated_depsgraph_get()
    hits = [bpy.context.scene.ray_cast(seen, (x, y, below), (0, 0, -1)) for x, y in spots]
    return [at.z if hit else 0. for hit, at, *_ in hits]


def top_of(x, y, below=1.3):
    """Height of what stands at this spot, so that nothing put on it floats or sinks in."""
    return _tops([(x, y)], below)[0]


def books(x, y, n=3, seed=1, below=1.3):
    parts.stack(x, top_of(x, y, below), n, random.Random(seed), y, top=False)


def open_book(x, y, turn=0, below=1.3):
    """Laid down where somebody stopped reading."""
    z = top_of(x, y, below) + .012
    page = lambda u, v: ((u - .5) * .30, (v - .5) * .21, .020 * math.sin(math.pi * abs(2 * u - 1)) * (1 - .3 * abs(2 * u - 1)))
    geo.box('cover', (.31, .22, .006), (x, y, z - .008), mat.paint('#8a4a36', .7), .002, rot=rad(0, 0, turn))
    geo.sheet('pages', 40, 4, page, (x, y, z), mat.paint('#efe8d8', .9), rad(0, 0, turn), thick=.004)


def slippers(x, y, turn=0, color='#8f5238'):
    a, felt = math.radians(turn), mat.fabric(color, 'boucle')
    z = top_of(x, y)
    for s, ahead in ((-1, 0), (1, .05)):
        at = lambda px, py: (x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a))
        geo.soft('sole', (.092, .26, .024), (*at(s * .065, ahead), z + .014), felt, .011, (0, 0, 0), .001, rot=(0, 0, a), flat=14)
        geo.soft('toe', (.098, .13, .058), (*at(s * .065, ahead - .062), z + .033), felt, .028, (.004, .004, .004), .001, rot=(0, 0, a), flat=14)


def throw(x0, x1, y0, y1, color, drop=.42, below=1.3, kind='terry', seed=3):
    """A blanket laid over what is there: it follows the highest thing below each of its threads and hangs off the edges."""
    n = 32
    tops = _tops([(x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * j / n) for i in range(n + 1) for j in range(n + 1)], below)
    z = [tops[i * (n + 1):(i + 1) * (n + 1)] for i in range(n + 1)]
    least = max(map(max, z)) - drop
    z = [[max(v, least) for v in row] for row in z]
    near = lambda i, j: [z[a][b] for a in range(max(0, i - 2), min(n, i + 2) + 1) for b in range(max(0, j - 2), min(n, j + 2) + 1)]
    lie = [[.5 * (z[i][j] + max(near(i, j))) for j in range(n + 1)] for i in range(n + 1)]      # cloth bridges what it cannot follow

    def fn(u, v):
        i, j = round(u * n), round(v * n)
        x, y = x0 + (x1 - x0) * u, y0 + (y1 - y0) * v
        wave = noise.noise(Vector((x * 5, y * 5, seed)))
        return (x + .02 * wave, y + .02 * noise.noise(Vector((x * 4, y * 6, seed + 4))), lie[i][j] + .016 + .006 * wave)
    return geo.sheet('throw', n, n, fn, (0, 0, 0), mat.fabric(color, kind), thick=.014)


def ball(x, y, r, color, below=1.3):
    half = [(r * math.sin(math.pi * i / 24), r - r * math.cos(math.pi * i / 24)) for i in range(25)]
    return geo.lathe('ball', half, (x, y, top_of(x, y, below)), mat.paint(color, .4), 48, smooth=180)


def blocks(x, y, seed=2):
    """Wooden bricks, some of them a tower still."""
    rnd = random.Random(seed)
    tints = ('#c4693f', '#d9b45f', '#6d8797', '#8fa08c', '#e3cfae')
    z = top_of(x, y)
    for i, (dx, dy, up) in enumerate(((0, 0, 0), (.01, 0, 1), (-.004, .004, 2), (.09, -.03, 0), (.17, .05, 0), (-.11, -.06, 0), (.05, -.14, 0))):
        geo.box('brick', (.06, .06, .06), (x + dx, y + dy, z + .031 + .0605 * up), mat.paint(tints[i % 5], .5), .004, rot=(0, 0, rnd.uniform(-.5, .5)))


def satchel(x, y, turn=0, color='#b5493a'):
    """A school bag put down beside the desk."""
    a, cloth = math.radians(turn), mat.fabric(color)
    at = lambda px, py, pz: (x + px * math.cos(a) - py * math.sin(a), y + px * math.sin(a) + py * math.cos(a), pz)
    geo.soft('bag', (.30, .17, .40), at(0, 0, .205), cloth, .06, (.01, .02, .01), .004, rot=(rad(-7), 0, a))
    geo.soft('pocket', (.24, .07, .18), at(0, -.10, .13), mat.fabric('#2f3d55'), .03, (.005, .012, .005), .003, rot=(rad(-7), 0, a), flat=14)
    geo.tube('handle', [at(-.05, .02, .40), at(-.045, .02, .46), at(.045, .02, .46), at(.05, .02, .40)], .009, mat.fabric('#2f3d55'))


def globe(x, y, below=1.3):
    z = top_of(x, y, below)
    brass = mat.metal('#b08d57')
    geo.lathe('foot', [(0, 0), (.07, 0), (.07, .008), (.012, .016), (.010, .07), (0, .07)], (x, y, z), brass, 40)
    sea, land = (.36, .52, .62), (.72, .66, .45)
    lat, lon = np.mgrid[0:96, 0:192].astype(np.float32)
    k = np.sin(lon / 17) * np.cos(lat / 11) + .6 * np.sin(lon / 7 + lat / 13) > .35
    skin = mat.picture(np.where(k[..., None], land, sea).astype(np.float32), 'globe', .4)
    r = .105
    o = geo.lathe('globe', [(r * math.sin(math.pi * i / 32), r - r * math.cos(math.pi * i / 32)) for i in range(33)], (x, y, z + .075), skin, 64, rot=rad(0, 20, 0), smooth=180)
    geo.fit_uv(o, (0, 2))
    geo.tube('arc', [(x + (r + .012) * math.sin(math.radians(t)), y, z + .075 + r + (r + .012) * math.cos(math.radians(t))) for t in range(20, 201, 20)], .004, brass)
