"""What rooms are made of: floor, walls, daylight, and the shop's own models put into them."""
import math
import random
import bpy
from mathutils import Vector
import core
import geo
import mat
import stage

MODELS = {}          # code -> model of catalog_source.py, filled by room.py
PLACED = []          # (model code, finish, objects) of the room being built


def put(code, finish=None, at=(0, 0), turn=0, z=0, scale=1., marked=True, **params):
    """Build a model of the range, with `params` over its own, and place it.

    marked=False: it furnishes the room but is not sold from it, because it is half hidden or there for another's sake.
    """
    m = MODELS[code]
    f = next((x for x in m['finishes'] if x['key'] == finish), m['finishes'][0])
    p = core.BUILDERS[m['builder']]({**m['params'], **params}, f['parts'])
    if marked:
        PLACED.append((code, f['key'], p.objects))
    root = bpy.data.objects.new('root', None)
    bpy.context.scene.collection.objects.link(root)
    for o in p.objects:
        o.parent = root
    root.location, root.rotation_euler, root.scale = (at[0], at[1], z), (0, 0, math.radians(turn)), (scale,) * 3
    return p


def planks(w, d, wood, board=.14, length=1.9, y0=0.):
    """Plank floor in the XY plane, top at z=0."""
    rnd = random.Random(5)
    m = mat.wood(wood)
    first = None
    y = -d / 2 + y0
    while y < d / 2 + y0:
        x = -w / 2 - rnd.uniform(0, length)
        while x < w / 2:
            at = (x + length / 2, y + board / 2, -.0101 + rnd.uniform(-.0002, .0002))
            if first:
                geo.dup(first, at)
            else:
                first = geo.box('plank', (length - .002, board - .002, .02), at, m, .0015, seg=1)
            x += length
        y += board


def slab(name, size, loc, color, rough=.9, rot=(0, 0, 0)):
    return geo.box(name, size, loc, color if not isinstance(color, str) else mat.paint(color, rough), 0, rot)


def shell(wall, floor='oak', skirt='#ece8e0', side=None, W=6.4, D=4.6, H=2.75, window=(-1.25, 1.35, .35, 2.45), ceiling=True,
          view=None):
    """Back wall, right wall, left wall with a window opening, plank floor. view: an opening (x0, x1, z0, z1) in the back wall."""
    if floor in mat.WOODS:
        planks(W + 1.5, D + 1.5, floor)
    else:
        slab('floor', (W + 3, D + 3, .02), (0, 0, -.01), floor, .7)
    back = D / 2
    if view:
        x0, x1, low, high = view
        half = W / 2 + 1
        slab('back', (half + x0, .1, H), ((x0 - half) / 2, back + .05, H / 2), wall)
        slab('back', (half - x1, .1, H), ((x1 + half) / 2, back + .05, H / 2), wall)
        slab('back', (x1 - x0, .1, low), ((x0 + x1) / 2, back + .05, low / 2), wall)
        slab('back', (x1 - x0, .1, H - high), ((x0 + x1) / 2, back + .05, (H + high) / 2), wall)
    else:
        slab('back', (W + 2, .1, H), (0, back + .05, H / 2), wall)
    slab('skirt', (W + 2, .016, .09), (0, back - .008, .045), skirt, .5)
    if ceiling:
        slab('ceiling', (W + 2, D + 3, .1), (0, 0, H + .05), '#f1eee8')
    slab('right', (.1, D + 3, H), (W / 2 + .45, 0, H / 2), side or wall)
    xl = -W / 2 - .05
    y0, y1, z0, z1 = window
    slab('l', (.16, D / 2 + 2 + y0, H), (xl, (-D / 2 - 2 + y0) / 2, H / 2), wall)
    slab('l', (.16, back - y1 + .1, H), (xl, (back + .1 + y1) / 2, H / 2), wall)
    slab('l', (.16, y1 - y0, z0), (xl, (y0 + y1) / 2, z0 / 2), wall)
    slab('l', (.16, y1 - y0, H - z1), (xl, (y0 + y1) / 2, (H + z1) / 2), wall)
    white = mat.paint('#f4f2ee', .4)
    for y in (y0, (y0 + y1) / 2, y1):
        slab('mullion', (.06, .05, z1 - z0), (xl, y, (z0 + z1) / 2), white)
    for z in (z0, (z0 + z1) / 2 + .3, z1):
        slab('mullion', (.06, y1 - y0, .05), (xl, (y0 + y1) / 2, z), white)
    return back


def daylight(W=6.4, sun=4.2, warm=(1, .90, .76), direction=(.82, .42, -.50), sky=150, bounce=52, world=1.1):
    stage.world(world, (.78, .88, 1.))
    if sun:
        li = bpy.data.lights.new('sun', 'SUN')
        li.energy, li.angle, li.color = sun, math.radians(1.6), warm
        so = bpy.data.objects.new('sun', li)
        so.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()
        bpy.context.scene.collection.objects.link(so)
    stage.area('sky', (-W / 2 - .35, .05, 1.5), (0, .3, .9), (2.5, 2.1), sky, (.90, .95, 1.))
    stage.area('bounce', (.6, -3.2, 2.3), (0, 1, .9), (4, 1.6), bounce, (1, .96, .90))


def hang_art(x, z, y, scale=.9, finish='steppe', prints=('hills', 'ger', 'horn')):
    p = put('art-zurag', finish, (x, y), prints=list(prints))
    for o in p.objects:
        o.parent.location = (x, y, z)
        o.parent.scale = (scale,) * 3
