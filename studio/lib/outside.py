"""The summer house: a deck before a log wall, turf, a fence and larches behind it."""
import math
import random
import bmesh
import bpy
from mathutils import Vector, noise
import camera
import geo
import mat
import stage
from interior import planks, put
from traces import ball, books, slippers, throw, top_of


def _mesh(name, quads, m):
    """One mesh of many small faces: leaves and blades, to be placed again and again."""
    bm = bmesh.new()
    for q in quads:
        bm.faces.new([bm.verts.new(p) for p in q])
    return geo._finish(bm, name, m, smooth=180)


def _spray(rnd, m, needles=170, length=1.):
    """A larch branch: tufts of needles along a twig that hangs a little."""
    quads = []
    for _ in range(needles):
        t = rnd.random()
        at = Vector((t * length, rnd.gauss(0, .10) * (1.15 - t), -.22 * t * t * length + rnd.gauss(0, .045)))
        out = Vector((rnd.uniform(-.2, 1), rnd.uniform(-1, 1), rnd.uniform(-.4, .7))).normalized() * rnd.uniform(.07, .14)
        side = out.cross(Vector((rnd.random(), rnd.random(), rnd.random()))).normalized() * .016
        quads.append((at - side, at + side, at + out + side * .4, at + out - side * .4))
    return _mesh('spray', quads, m)


def _larches(spots):
    rnd = random.Random(8)
    sprays = [_spray(rnd, mat.leaf(c)) for c in ('#6f8a3f', '#5d7a3a', '#87994a')]
    bark = mat.paint('#6a5342', .9)
    for x, y, h in spots:
        geo.leg('trunk', (x, y, h), (x, y, -.2), .02, .018 * h, bark)
        n = int(h * 13)
        for i in range(n):
            k = .16 + .84 * i / n
            o = geo.dup(rnd.choice(sprays), (x, y, h * k), (0, rnd.uniform(-.1, .25), rnd.uniform(0, 2 * math.pi)))
            o.scale = (max(.12, (1.02 - k) * h * .30 * rnd.uniform(.8, 1.15)),) * 3
    for o in sprays:
        o.location = (0, 60, -5)                 # the first of each is only the pattern of the others


def _turf():
    """Ground that rises to the fence, and blades where the deck ends: a lawn is told by its edge."""
    rise = lambda x, y: -.12 + .016 * max(0, y - 2) ** 1.4 + .04 * noise.noise(Vector((x * .5, y * .5, 1)))
    geo.sheet('turf', 120, 120, lambda u, v: ((u - .5) * 44, 1.2 + 30 * v * v, rise((u - .5) * 44, 1.2 + 30 * v * v)), (0, 0, 0), mat.turf())
    rnd = random.Random(3)
    tufts = []
    for c in ('#6f8f42', '#86a24e', '#5c7d3a'):
        quads = []
        for _ in range(34):
            x, y, h, a = rnd.gauss(0, .07), rnd.gauss(0, .07), rnd.uniform(.05, .13), rnd.uniform(0, 6.3)
            side, lean = Vector((math.cos(a), math.sin(a), 0)) * .004, Vector((rnd.gauss(0, .03), rnd.gauss(0, .03), h))
            p = Vector((x, y, 0))
            quads.append((p - side, p + side, p + lean + side * .2, p + lean - side * .2))
        tufts.append(_mesh('tuft', quads, mat.leaf(c)))
    for _ in range(2600):
        y = 1.95 + 6.2 * rnd.random() ** 1.7
        x = rnd.uniform(-1, 1) * (1.2 + .62 * (y + 4.6))
        o = geo.dup(rnd.choice(tufts), (x, y, rise(x, y) - .01), (0, 0, rnd.uniform(0, 6.3)))
        o.scale = (rnd.uniform(.7, 1.4),) * 3
    flower = [geo.lathe('flower', [(0, .0), (.016, .004), (.020, .014), (0, .012)], (0, 60, -5), mat.paint(c, .6), 10) for c in ('#f1ece0', '#d9b13c', '#8f79b5')]
    for _ in range(190):
        y = 2.3 + 4.2 * rnd.random()
        x = rnd.uniform(-1, 1) * (1 + .62 * (y + 4.6))
        geo.dup(rnd.choice(flower), (x, y, rise(x, y) + rnd.uniform(.07, .15)))
    for o in tufts:
        o.location = (0, 60, -5)
    return rise


def _fence(y, rise):
    """Pickets, painted once and long ago."""
    rnd, first = random.Random(4), None
    for i in range(124):
        x = -9.2 + .15 * i
        at = (x, y, rise(x, y) + .50 + rnd.uniform(-.01, .01))
        rot = (0, rnd.uniform(-.012, .012), 0)
        if first:
            geo.dup(first, at, rot)
        else:
            first = geo.prism('picket', [(-.045, -.50), (.045, -.50), (.045, .42), (0, .50), (-.045, .42)], .022, at, mat.paint('#7fa0a8', .7), .003, rot)
    for z in (.25, .72):
        geo.box('rail', (18.6, .04, .07), (0, y + .03, rise(0, y) + z), mat.paint('#7fa0a8', .7), .004)


def _hills():
    for y, h, c, s in ((46, 6.2, '#7f9a78', 1), (66, 10.0, '#93aaa6', 5)):
        ridge = lambda u, h=h, s=s: h * (.45 + .40 * noise.noise(Vector((u * 5, s, 0))) + .12 * noise.noise(Vector((u * 17, s, 2))))
        geo.sheet('hill', 160, 3, lambda u, v, y=y, ridge=ridge: ((u - .5) * 130, y + 8 * v, -1 + v * (ridge(u) + 1)), (0, 0, 0), mat.paint(c, 1.))


def _house(x0, x1, y):
    """Wall of round logs with a window in a carved white frame; its eaves shade the deck."""
    log, n = mat.paint('#a97c4e', .7), 13
    for i in range(n):
        geo.leg('log', (x0, y, .10 + .205 * i), (x1, y, .10 + .205 * i), .112, .112, mat.paint(('#a97c4e', '#9f7347', '#b08654')[i % 3], .7), 24)
    for i in range(n):                           # ends of the cross wall, at the corner
        geo.leg('end', (x1 - .16, y - .26, .20 + .205 * i), (x1 - .16, y + .4, .20 + .205 * i), .105, .105, log, 24)
    geo.box('eaves', (x1 - x0 + .7, 1.3, .07), ((x0 + x1) / 2 + .2, y - .35, 2.74), mat.paint('#7a4a35', .7), .01, rot=(-.12, 0, 0))
    cx, white, blue = (x0 + x1) / 2 + .30, mat.paint('#f2eee4', .5), mat.paint('#4f7fa0', .5)
    geo.box('pane', (.92, .03, .96), (cx, y - .125, 1.52), mat.paint('#38444c', .2), 0)
    geo.box('cloth', (.40, .01, .94), (cx - .22, y - .142, 1.52), mat.fabric('#efe7d8', 'linen'), 0)
    for dx in (-.49, 0, .49):
        geo.box('frame', (.075 if dx else .04, .06, 1.06), (cx + dx, y - .15, 1.52), white, .006)
    for dz in (-.51, .20, .51):
        geo.box('frame', (1.06, .05, .075 if abs(dz) > .3 else .04), (cx, y - .15, 1.52 + dz), white, .006)     # thinner: faces in one plane go black
    geo.prism('carving', [(-.60, 0), (.60, 0), (.52, .10), (.30, .10), (.16, .20), (0, .25), (-.16, .20), (-.30, .10), (-.52, .10)], .04, (cx, y - .16, 2.08), blue, .006)
    geo.box('sill', (1.16, .16, .04), (cx, y - .19, .98), blue, .006)


def _watering_can(x, y, turn):
    a, tin = math.radians(turn), mat.metal('#7d8f8a', .45, .7)
    at = lambda r, z: (x + r * math.cos(a), y + r * math.sin(a), z)
    geo.lathe('can', [(0, 0), (.105, 0), (.11, .006), (.105, .22), (.095, .225), (.09, .05), (0, .05)], (x, y, top_of(x, y)), tin, 40)
    geo.tube('spout', [at(.09, .06), at(.20, .14), at(.30, .27)], .016, tin, taper=[1.5, 1., .8])
    geo.tube('handle', [at(-.10, .20), at(-.19, .22), at(-.18, .10), at(-.10, .06)], .008, tin)


def dacha():
    """Late afternoon in July: tea at the long table, a rocking chair by the house."""
    planks(12, 7.0, 'oak', .14, 2.6, y0=-1.5)
    geo.box('edge', (12, .03, .16), (0, 2.02, -.09), mat.wood('oak'), .003)
    rise = _turf()
    _fence(7.6, rise)
    _larches(((-.2, 10.0, 5.6), (1.6, 12.5, 7.5), (3.1, 9.6, 5.0), (4.9, 12.0, 7.8), (6.6, 10.2, 6.2), (8.6, 13., 8.), (-2.0, 13., 7.), (10.2, 11., 6.), (.6, 15., 9.)))
    _hills()
    _house(-6.0, -1.25, 2.15)
    put('rug-tsagaan', 'blue', (-2.35, .72), width=2.1, depth=1.35)
    put('rocker-salhi', 'birch-blue', (-2.62, .86), 32)
    put('side-ayan', 'terracotta', (-1.92, 1.02))
    put('trolley-tereg', 'sage', (-1.16, 1.50), 8)
    put('table-tal', 'oak', (.38, 1.02))
    put('chair-tsagaan', 'mustard', (.02, .36), 176)
    put('chair-tsagaan', 'mustard', (.76, 1.66), -4)
    put('chair-zam', 'oak-ivory', (1.46, .98), -84)
    put('chair-zam', 'oak-ivory', (-.04, 1.68), 6)
    put('out-tagt', 'white', (2.56, 1.02), 10)
    put('out-denluu', 'black-metal', (-.72, .40))
    put('plant-mod', 'sand', (-3.55, 1.55), 0, 0, 1.1, marked=False)
    put('plant-navch', 'terracotta', (3.30, 1.60), 0, 0, .8)
    put('basket-sags', 'natural', (1.58, .20), 20, marked=False)
    put('laundry-ugaalga', 'ivory', (-3.2, .35), 10, marked=False)
    put('plates-talh', 'ivory', (.68, 1.06), 0, .74, .8, marked=False)
    put('kettle-danh', 'mustard', (.20, 1.12), 30, .74, marked=False)
    put('glass-us', 'clear', (.40, .86), 0, .74, marked=False)
    put('vase-shavar', 'sage', (-.06, .98), 0, .74, .7, marked=False, branches=.42)
    put('mug-ayaga', 'speckle', (2.52, 1.06), 30, top_of(2.52, 1.06), marked=False)
    put('mug-tsai', 'olive', (-1.92, 1.06), 0, top_of(-1.98, .98), .8, marked=False)
    for i, (dx, dy) in enumerate(((0, 0), (.07, .03), (-.03, .07), (.04, -.06))):
        ball(1.44 + dx, .26 + dy, .038, ('#b5493a', '#c98a3c')[i % 2])
    books(2.66, .96, 2, 4)
    throw(-2.86, -2.40, .95, 1.3, '#d9c7a6', drop=.5)
    slippers(-2.08, .36, 150, '#5f7891')
    _watering_can(1.02, .14, 160)
    stage.world(1.1, (.66, .82, 1.))
    li = bpy.data.lights.new('sun', 'SUN')
    li.energy, li.angle, li.color = 4.0, math.radians(1.2), (1, .86, .66)
    so = bpy.data.objects.new('sun', li)
    so.rotation_euler = Vector((.62, .50, -.52)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(so)
    camera.aim((.14, -4.6, 1.62), (.14, 1.5, .98), 31)
    return {'exposure': .68}
