"""The inside of a ger, seen from its door: lattice, roof poles, crown, two columns, stove; its people's things along the wall.

The part of the wall and roof behind the camera is left out, which lets daylight in as the open door does.
"""
import math
import random
import bpy
from mathutils import Vector
import camera
import geo
import mat
import stage
from interior import planks, put
from traces import books, slippers, throw, top_of

R, WALL = 3.1, 1.60            # radius and height of the lattice
CROWN, TOP = .74, 2.42         # radius and height of the crown
ORANGE, RED, BLUE, GOLD = '#c2642c', '#a23f2b', '#2f5d84', '#d9a441'
OPEN, GAP = 58, 24             # degrees to either side of the door that are left out of the wall, and of the roof


def _around(step, out=OPEN):
    """Angles of the wall that stands, in degrees, the door being at -90."""
    a = -90 + out
    while a <= 270 - out + 1e-6:
        yield a
        a += step


def _at(r, deg, z=0.):
    return Vector((r * math.cos(math.radians(deg)), r * math.sin(math.radians(deg)), z))


def _felt():
    """Cloth behind the lattice and above the poles; white, so that the light goes round."""
    white = mat.fabric('#efe7d8', 'linen')
    a0, span = -90 + OPEN, 360 - 2 * OPEN
    geo.sheet('wall', 120, 2, lambda u, v: tuple(_at(R + .03, a0 + span * u, v * (WALL + .02))), (0, 0, 0), white)
    geo.sheet('roof', 140, 6, lambda u, v: tuple(_at(R + .06 + (CROWN - R - .06) * v, GAP - 90 + (360 - 2 * GAP) * u, WALL + .05 + (TOP - WALL) * v)), (0, 0, 0), white)
    hem = mat.fabric(BLUE)
    geo.sheet('band', 120, 1, lambda u, v: tuple(_at(R - .035, a0 + span * u, WALL - .08 + .10 * v)), (0, 0, 0), hem, thick=.01)


def _lattice():
    """Khana: two layers of laths that cross; each runs up the wall over so many degrees."""
    lean, step = 15., 4.4
    lath = mat.paint(RED, .55)
    for way, r in ((1, R - .012), (-1, R - .030)):
        for a in _around(step):
            line = [_at(r, a + way * lean * k / 8, WALL * k / 8) for k in range(9)]
            if all(-90 + OPEN - .1 <= a + way * lean * k / 8 <= 270 - OPEN + .1 for k in (0, 8)):
                geo.tube('lath', line, .011, lath, smooth=False, sides=2)


def _roof():
    """Uni: poles from the lattice to the crown; the crown itself with its spokes."""
    pole = mat.paint(ORANGE, .42)
    for a in _around(5.2, GAP):
        geo.leg('uni', _at(CROWN, a, TOP), _at(R - .02, a, WALL - .02), .016, .021, pole, 12)
        geo.leg('tip', _at(R - .62, a, WALL + (TOP - WALL) * .60 / (R - CROWN)), _at(R - .78, a, WALL + (TOP - WALL) * .76 / (R - CROWN)), .024, .024, mat.paint(BLUE, .42), 12)
    ring = lambda r, z: [_at(r, 10 * i, z) for i in range(36)]
    geo.tube('crown', ring(CROWN, TOP + .02), .055, mat.paint(ORANGE, .42), True, 4, sides=6)
    geo.tube('crown', ring(CROWN - .055, TOP + .0), .016, mat.paint(GOLD, .4), True, 4)
    geo.tube('crown', ring(.30, TOP + .20), .03, mat.paint(ORANGE, .42), True, 4)
    for i in range(8):
        b = 22.5 + 45 * i
        geo.tube('spoke', [_at(CROWN, b, TOP + .03), _at(.5, b, TOP + .15), _at(.30, b, TOP + .20)], .026, mat.paint(RED, .42))
    for b in (0, 90):
        geo.leg('cross', _at(.30, b, TOP + .21), _at(.30, b + 180, TOP + .21), .024, .024, mat.paint(ORANGE, .42))


def _column(x, y):
    """Bagana: a painted post with a curved head under the crown."""
    paint = mat.paint(ORANGE, .42)
    geo.box('post', (.085, .085, TOP - .10), (x, y, (TOP - .10) / 2), paint, .012)
    geo.box('base', (.15, .15, .10), (x, y, .05), mat.paint(RED, .42), .012)
    for z, c in ((.62, BLUE), (.66, GOLD), (1.50, GOLD), (1.54, BLUE), (1.58, GOLD)):
        geo.box('band', (.094, .094, .028), (x, y, z), mat.paint(c, .42), .006)
    for s in (-1, 1):
        geo.tube('head', [(x, y, TOP - .34), (x, y + s * .10, TOP - .26), (x, y + s * .24, TOP - .16), (x, y + s * .34, TOP - .05)], .03, paint, sides=6)
    geo.box('beam', (.10, .78, .07), (x, y, TOP - .05), paint, .016)


def _stove(x, y):
    """Iron stove on short legs, its pipe through the crown; the door faces the entrance."""
    iron = mat.metal('#3a3633', .5, .6)
    geo.box('stove', (.46, .58, .36), (x, y, .30), iron, .014)
    geo.box('top', (.52, .64, .025), (x, y, .49), iron, .006)
    geo.box('door', (.24, .02, .18), (x, y - .295, .30), mat.metal('#59524c', .5, .6), .006)
    geo.box('glow', (.15, .012, .022), (x, y - .306, .22), mat.emit('#ff9a3c', 4.), .002)
    for sx in (-1, 1):
        for sy in (-1, 1):
            geo.leg('leg', (x + sx * .18, y + sy * .23, .13), (x + sx * .21, y + sy * .26, 0), .018, .014, iron)
    geo.leg('pipe', (x, y + .18, 3.4), (x, y + .18, .49), .052, .052, mat.metal('#6a635c', .45, .7))
    geo.box('tin', (.95, 1.10, .008), (x, y - .04, .016), mat.metal('#a59c90', .5, .6), .002)        # keeps sparks off the rug


def _firewood(x, y):
    rnd = random.Random(6)
    for i in range(9):
        dx, z = ((i % 4) - 1.5) * .085 + (.04 if i > 3 else 0), .045 + (.078 if i > 3 else 0) + (.078 if i > 7 else 0)
        geo.leg('log', (x + dx, y + .17, z), (x + dx + rnd.uniform(-.01, .01), y - .17, z), .04, .04, mat.paint(rnd.choice(('#8a6a4b', '#a5835c', '#6f563f')), .8), 14)


def ger():
    planks(8, 8, 'oak', .16, 2.2)
    _felt()
    _lattice()
    _roof()
    for x in (-.60, .60):
        _column(x, .02)
    _stove(0, -.02)
    put('rug-ulzii', 'red', (-1.25, .62), 0, width=2.3, depth=2.0)
    put('rug-hee', 'ivory', (1.28, .70), 0, width=2.0, depth=1.8, marked=False)
    put('daybed-udur', 'walnut-ivory', (-2.16, .86), 68)
    put('bed-galuu', 'oak', (2.16, .76), 20)
    put('chest-orgon', 'blue', (0, 2.62))
    put('night-tal', 'walnut', (-1.17, 2.36), 26)
    put('kcot-unaga', 'walnut', (1.26, 2.16), -30, marked=False)
    put('coffee-hengereg', 'oak', (-1.12, .74))
    put('pouf-bombor', 'terracotta-boucle', (-.92, .02))
    put('trolley-tereg', 'mustard', (1.58, -.10), 24)
    put('basket-sags', 'brown', (.78, .52), 20)
    put('mirror-dugui', 'walnut', (0, 2.76), 0, .79, .72)
    put('candle-zul', 'brass', (.50, 2.58), 0, .78, .8, marked=False)
    put('vase-trio', 'blue', (-.50, 2.60), 0, .78, .75, marked=False)
    put('tlamp-vaar', 'terracotta', (-1.17, 2.34), 0, .56, .8)
    put('kettle-danh', 'white', (-.02, -.14), 150, .503)
    put('bowls-shul', 'sky', (-1.10, .76), 10, .38, marked=False)
    put('pot-togoo', 'night', (1.58, -.10), 20, top_of(1.58, -.10), .8, marked=False)
    books(-.98, .62, 2, 3)
    _firewood(.56, -.42)
    throw(-2.52, -1.98, .30, .84, '#b5493a', drop=.4)
    slippers(-1.62, .16, 40)
    slippers(1.52, 1.0, 250, '#2f5d84')
    stage.world(1.5, (.80, .89, 1.))
    li = bpy.data.lights.new('sun', 'SUN')
    li.energy, li.angle, li.color = 4.5, math.radians(1.4), (1, .88, .70)
    so = bpy.data.objects.new('sun', li)
    so.rotation_euler = Vector((-.52, .46, -1.)).to_track_quat('-Z', 'Y').to_euler()       # through the crown, on the western rug
    bpy.context.scene.collection.objects.link(so)
    stage.area('door', (0, -4.4, 1.7), (0, 1.2, .9), (3.0, 1.8), 190, (1, .95, .88))
    stage.area('crown', (0, 0, TOP + .6), (0, .2, 0), (1.2, 1.2), 120, (1, .95, .86))
    camera.aim((0, -3.6, 1.40), (0, 1.5, 1.0), 23)
    return {}
