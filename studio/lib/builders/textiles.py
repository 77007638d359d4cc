"""Pillows, duvets, throws, cushions, curtains."""
import math
from mathutils import Vector, noise
import geo
from core import builder, finish, rad


def folded(name, w, d, layers, t, loc, m, seed=0, turn=0):
    """A folded textile: soft slabs joined by a rounded front edge."""
    x, y, z = loc
    for i in range(layers):
        s = 1 - .012 * (i % 2)
        geo.soft(name, (w * s, d * s, t), (x, y, z + t * (i + .5)), m, t * .46, (.003, .004, .002), .0035, rot=(0, 0, rad(turn) + .008 * ((-1) ** i)), seed=seed + i, flat=34, scale_w=7)
    return z + t * layers


@builder
def pillow(p, f):
    """Bed pillows: a flat one with a plump one leaning on it."""
    m = finish(f, 'cloth', {'fabric': '#f2efe9', 'kind': 'linen'})
    w, h = p.get('width', .70), p.get('height', .50)
    geo.pillow('pillow', w, h, .21, (0, .02, .115), m, rad(90, 0, 0), 3, pinch=.05)
    geo.pillow('pillow', w, h, .20, (.04, .10, .36), m, rad(-38, 0, -4), 6, pinch=.05)
    return {'detail': ((-w * .25, -.1, .30), -30, 24, .42), 'hero': (-24, 15)}


@builder
def cushions(p, f):
    """Scatter cushions standing together: a square, a second square and a bolster-shaped one."""
    a, b, c = (finish(f, k, {'fabric': v, 'kind': q}) for k, v, q in (('cloth', '#c9b28f', 'weave'), ('second', '#8a9482', 'linen'), ('third', '#efe9dd', 'linen')))
    n = p.get('count', 3)
    geo.pillow('pillow', .50, .50, .18, (-.13 if n > 1 else 0, .10, .245), a, rad(-12, 0, 10), 1)
    if n > 1:
        geo.pillow('pillow', .50, .50, .18, (.23, .12, .245), b, rad(-12, 0, -14), 2)
    if n > 2:
        geo.pillow('pillow', .52, .32, .15, (.04, -.08, .16), c, rad(-24, 0, -3), 5, pinch=.05)
    return {'detail': ((-.1, -.05, .26), -26, 16, .40), 'hero': (-18, 12)}


@builder
def duvet_set(p, f):
    """Quilt cover and two pillow cases, folded in a stack."""
    cover, inner = finish(f, 'cloth', {'fabric': '#dfe3e2', 'kind': 'linen'}), finish(f, 'linen', {'fabric': '#f4f1ea', 'kind': 'linen'})
    z = folded('fold', .52, .42, 3, .055, (0, 0, 0), cover, 3)
    z = folded('fold', .51, .41, 1, .035, (0, 0, z), inner, 9)
    geo.pillow('pillow', .60, .42, .16, (0, .02, z + .08), cover, rad(90, 0, 3), 7, pinch=.05)
    geo.pillow('pillow', .58, .40, .16, (.01, .01, z + .21), inner, rad(91, 0, -4), 11, pinch=.05)
    return {'detail': ((-.16, -.2, z * .6), -34, 22, .34), 'hero': (-30, 18)}


@builder
def throw(p, f):
    """Folded throw with a fringe at the front edge."""
    m = finish(f, 'cloth', {'fabric': '#a9683f', 'kind': 'boucle'})
    w, d = p.get('width', .46), p.get('depth', .36)
    z = folded('fold', w, d, p.get('layers', 4), .032, (0, 0, 0), m, 2)
    # the last layer hangs over the front
    def fn(u, v):
        x = (u - .5) * w * .98
        s = v * (d * .6 + z + .02)
        y0 = -d / 2 - .006
        yy = d * .1 - s
        zz = z + .010
        if yy < y0 + .03:
            over = y0 + .03 - yy
            a = min(over / .03, math.pi / 2)
            yy = y0 + .03 - .03 * math.sin(a)
            zz = z + .010 - .03 * (1 - math.cos(a)) - max(0, over - .03 * math.pi / 2)
        n = .004 * noise.noise(Vector((x * 9, v * 4, 2)))
        return (x, yy + n, max(.05, zz) + n)
    geo.sheet('drape', 60, 60, fn, (0, 0, 0), m, thick=.012)
    n = int(w / .016)
    for i in range(n):
        x = -w * .49 + w * .98 * (i + .5) / n
        geo.tube('fringe', [(x, -d / 2 - .008, .055), (x + .003 * math.sin(i * 3.3), -d / 2 - .011, .03), (x + .006 * math.sin(i * 2.1), -d / 2 - .010, .004)], .0028, m, res=3)
    return {'detail': ((-w * .2, -d / 2, z * .6), -28, 20, .28), 'hero': (-30, 20)}


@builder
def curtains(p, f):
    """A pair of panels on a rod with rings."""
    m, rod = finish(f, 'cloth', {'fabric': '#d8d0c2', 'kind': 'linen'}), finish(f, 'rod', {'metal': '#2a2826', 'rough': .42})
    w, h = p.get('width', 2.1), p.get('height', 2.5)
    pw = w * p.get('open', .36)
    for s in (-1, 1):
        def fn(u, v, s=s):
            # gathered tight under the rod, loose and no two folds alike towards the hem; each fold bulges over its neighbours
            a, loose, folds = (u - .5) * pw, 1 - v, p.get('folds', 8)
            ph = 2 * math.pi * folds * (u + .016 * loose * noise.noise(Vector((u * 6, v * .7, 3 * s))))
            deep = .026 + .018 * loose + .022 * loose * noise.noise(Vector((u * folds * .8, v * .5, 7 * s)))
            sway = (.006 + .010 * loose) * math.sin(2 * ph) * pw / folds / .09
            hem = .004 * math.exp(-((v * h - .10) / .006) ** 2)
            return (s * (w / 2 - pw / 2) + a * (.87 + .13 * loose) + sway, (deep - hem) * math.sin(ph) + .010 * noise.noise(Vector((a * 5, v * 1.2, s))), v * h)
        geo.sheet('curtain', 320, 90, fn, (0, 0, .01), m, thick=.003)
        geo.sheet('heading', 320, 4, lambda u, v, fn=fn: tuple(Vector(fn(u, .965 + .035 * v)) + Vector((0, -.003, 0))), (0, 0, .01), m, thick=.004)
    z = h + .035
    geo.leg('rod', (-w / 2 - .06, 0, z), (w / 2 + .06, 0, z), .013, .013, rod)
    for s in (-1, 1):
        geo.lathe('finial', [(0, .05), (.02, .042), (.026, .02), (.016, 0), (0, 0)], (s * (w / 2 + .055), 0, z), rod, 32, rot=rad(0, s * 90, 0))
        for i in range(7):
            x = s * (w / 2 - pw / 2) - pw * .42 + pw * .84 * i / 6
            geo.tube('ring', [(x, .022 * math.cos(a), z + .022 * math.sin(a)) for a in [2 * math.pi * j / 16 for j in range(16)]], .003, rod, True, res=4)
    return {'detail': ((-w / 2 + pw / 2, 0, h * .82), -20, 4, .62), 'hero': (-20, 3), 'front': (0, 1), 'ground': 'wall'}
