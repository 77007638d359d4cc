"""The room banners, one function each: calm wall space on the left for text, the models on the right.

Those that are furnished from edge to edge are in lived_in.py, ger.py and outside.py; SCENES has all of them in the shop's order.
A scene returns what its picture needs beyond the usual (see shoot.render).
"""
import math
import bpy
from mathutils import Vector
import camera
import geo
import mat
import parts
import stage
from ger import ger
from interior import daylight, hang_art, planks, put, shell, slab
from lived_in import flat, schoolroom
from outside import dacha


def living():
    back = shell('#d8d0c3')
    put('rug-hee', 'ivory', (.75, .15), width=2.9, depth=1.95)
    put('sofa-khangai', 'sage-boucle', (.70, 1.42))
    put('armchair-burgas', 'walnut-rust', (2.28, .38), -48)
    put('coffee-hengereg', 'walnut', (.72, .22))
    put('mug-ayaga', 'speckle', (.86, .10), 30, .38)
    put('vase-shavar', 'ivory', (.58, .30), 0, .38, .75, branches=.42)
    geo.box('book', (.24, .17, .026), (.88, .34, .393), mat.paint('#b9a88d', .7), .002, rot=(0, 0, .4))
    put('lamp-num', 'brass', (2.05, 1.75), 180)
    put('plant-navch', 'ivory', (-1.05, 1.75))
    hang_art(.72, 1.42, back - .02, .95)
    daylight()
    camera.aim((.12, -4.3, 1.30), (.12, 1.5, .93), 30)
    return {}


def bedroom():
    back = shell('#b9c0b4', 'oak', D=5.0)
    put('rug-dugui', 'ivory', (.95, -.35), width=2.3, depth=2.3)
    put('bed-amar', 'beige', (1.05, 1.35))
    put('night-tal', 'oak', (-.20, 2.18))
    put('night-tal', 'oak', (2.32, 2.18))
    put('tlamp-vaar', 'ivory', (-.20, 2.18), 0, .56)
    put('tlamp-vaar', 'ivory', (2.32, 2.18), 0, .56)
    put('curtain-hoshig', 'ivory', (-3.05, .05), 90, open=.16)
    hang_art(1.05, 1.45, back - .02, .72, 'steppe', ('arcs', 'hills'))
    put('bench-amar', 'beige-velvet', (1.05, -.10))
    put('plant-nogoon', 'ivory', (-1.05, 2.15))
    daylight(sun=3.2, warm=(1, .93, .84), bounce=60)
    camera.aim((.05, -3.9, 1.38), (.05, 1.5, .86), 29)
    return {}


def dining():
    back = shell('#e2dacd', 'oak')
    put('rug-govi', 'ivory', (.9, .55), width=2.7, depth=2.0)
    put('table-mod', 'walnut', (.9, .6))
    for i, (x, y, t) in enumerate(((.35, 1.28, 0), (1.45, 1.30, 0), (.35, -.10, 180), (1.40, -.14, 176))):
        put('chair-galuu', 'black' if i % 2 else 'walnut', (x, y), t)
    put('pendant-zegs', 'natural', (.9, .6), 0, 1.42, 1.15, cord=.9)
    put('sideboard-talbai', 'walnut', (.95, 2.06))
    put('vase-trio', 'terracotta', (.45, 2.05), 0, .74)
    put('tlamp-moog', 'white', (1.5, 2.05), 0, .74)
    put('plates-talh', 'ivory', (.62, .45), 0, .74)
    put('vase-shavar', 'sage', (1.02, .68), 0, .74, .7, branches=.45)
    put('glass-us', 'clear', (1.28, .42), 0, .74)
    put('mirror-dugui', 'oak', (.95, back - .03), 0, 1.18)
    put('plant-mod', 'sand', (2.75, 1.85))
    daylight(sun=4.5)
    camera.aim((.05, -4.2, 1.42), (.05, 1.5, .92), 30)
    return {}


def kids():
    back = shell('#d9e2e2', 'birch')
    put('rug-uul', 'sky', (.85, .0), width=2.4, depth=1.7)
    put('kbed-ger', 'birch', (1.15, 1.65))
    put('ktable-botgo', 'mustard', (.15, .25), 12)
    put('kshelf-bambar', 'birch', (-.55, 2.1))
    put('ktoy-shagai', 'sage', (2.38, .75), -40)
    put('pouf-bombor', 'mustard-boucle', (1.45, -.15))
    put('pendant-bumbug', 'brass', (.10, 1.5), 0, 1.72, .9, cord=.7)
    hang_art(-.55, 1.38, back - .02, .52, 'lake', ('ger', 'hills'))
    daylight(sun=3.4, warm=(1, .92, .80), bounce=54)
    camera.aim((.05, -4.0, 1.30), (.05, 1.5, .84), 30)
    return {}


def office():
    back = shell('#cfc6b8', 'oak')
    put('rug-tsagaan', 'clay', (.95, .45), width=2.3, depth=1.5)
    put('desk-bichig', 'walnut', (.95, 1.85))
    put('ochair-ergekh', 'sage', (.85, 1.05), 168)
    put('tlamp-ajil', 'forest', (1.42, 1.95), 200, .75)
    put('box-hairtsag', 'sand', (.50, 1.98), 0, .75, .8)
    geo.box('screen', (.56, .016, .34), (.95, 2.02, 1.02), mat.paint('#23272a', .35), .006)
    geo.box('stand', (.05, .04, .14), (.95, 2.03, .82), mat.paint('#8c8e90', .4), .004)
    geo.box('foot', (.2, .14, .01), (.95, 2.0, .755), mat.paint('#8c8e90', .4), .004)
    put('book-tumur', 'oak-black', (2.45, 2.08))
    put('wallshelf-nuruu', 'walnut', (.75, back - .11), 0, 1.35)
    put('plant-navch', 'terracotta', (-.55, 1.85), 0, 0, .9)
    put('lamp-unsh', 'black', (-.05, 1.95), 30)
    daylight(sun=4.4)
    camera.aim((.05, -3.9, 1.34), (.05, 1.5, .94), 30)
    return {}


def kitchen():
    back = shell('#e7e1d5', 'oak', D=3.0)
    tile = mat.ceramic('#d3dad2', True)
    first = None
    for r in range(7):                          # small glazed tiles behind the worktop
        for n in range(64):
            at = (-2.25 + .1 * n + .05 * (r % 2), back - .004, .965 + .1 * r)
            if first:
                geo.dup(first, at)
            else:
                first = geo.box('tile', (.096, .008, .096), at, tile, .002, seg=1)
    wood = mat.wood('oak')
    geo.box('worktop', (5.6, .64, .04), (.2, back - .32, .90), wood, .004)
    front = mat.paint('#93a08c', .45)
    for i in range(8):
        geo.box('door', (.596, .02, .72), (-2.3 + .6 * i + .3, back - .62, .50), front, .002)
        parts.handle('bar', -2.3 + .6 * i + .3, back - .63, .79, mat.metal('#b08d57', .34))
    geo.box('plinth', (5.6, .5, .1), (.2, back - .30, .05), mat.paint('#5c6457', .6), 0)
    geo.box('case', (5.6, .56, .76), (.2, back - .30, .49), front, 0)
    geo.box('shelf', (2.7, .22, .03), (1.05, back - .11, 1.72), wood, .003)
    y = back - .30
    put('kettle-danh', 'white', (.10, y), 20, .92)
    put('board-banz', 'walnut', (.62, back - .14), 0, .92)
    put('jars-sav', 'ivory', (1.05, y + .05), 0, .92)
    put('pot-togoo', 'terracotta', (1.62, y), 0, .92)
    put('bowls-shul', 'amber', (2.25, y), 0, .92)
    put('plates-talh', 'ivory', (.35, back - .12), 0, 1.735, .72)
    put('mug-tsai', 'olive', (.80, back - .12), 0, 1.735)
    put('glass-us', 'clear', (1.20, back - .13), 0, 1.735)
    put('vase-trio', 'sand', (1.68, back - .11), 0, 1.735, .62)
    put('plant-nogoon', 'ivory', (2.15, back - .11), 0, 1.735, .42)
    daylight(sun=3.8, bounce=46, sky=120)
    camera.aim((.72, -2.15, 1.50), (.72, 1.4, 1.27), 39)
    return {}


def hallway():
    back = shell('#c9a58a', 'birch', D=3.6, skirt='#e8dccd')
    put('shoe-gutal', 'white', (1.95, back - .16))
    put('mirror-haalga', 'brass', (2.75, back - .16))
    put('shoebench-bosgo', 'oak-forest', (.75, back - .24))
    put('hooks-egnee', 'oak', (.75, back - .02), 0, 1.62)
    put('basket-sags', 'natural', (-.15, back - .30))
    put('coat-salaa', 'oak', (-.62, back - .55))
    put('vase-shavar', 'ivory', (1.80, back - .16), 0, 1.06, .7, branches=.42)
    put('candle-zul', 'brass', (2.12, back - .16), 0, 1.06, .8)
    put('rug-ulzii', 'sand', (.95, .55), width=2.0, depth=1.2)
    daylight(sun=4.0, bounce=58)
    camera.aim((.15, -3.4, 1.28), (.15, 1.5, .96), 30)
    return {}


def summer():
    """Terrace: decking, a low hedge of planters, open sky."""
    planks(9, 6, 'teak', .12, 2.4)
    slab('wall', (9, .12, 2.9), (.5, 2.45, 1.45), '#e6ddcc')
    put('out-zuslan', 'teak-ivory', (.95, 1.05))
    put('out-denluu', 'black-metal', (-.55, .35))
    put('rug-tsagaan', 'blue', (.85, .45), width=2.6, depth=1.7)
    for x, c, s in ((-.75, 'sand', 1.25), (2.75, 'ivory', 1.15)):
        put('plant-mod', c, (x, 1.95), 0, 0, s)
    put('plant-navch', 'terracotta', (2.35, -.25), 0, 0, .8)
    put('pouf-bombor', 'terracotta-boucle', (-.35, -.35))
    put('glass-us', 'amber', (.72, .62), 0, .34)
    put('vase-trio', 'white', (.98, .66), 0, .34, .6)
    stage.world(1.25, (.72, .85, 1.))
    li = bpy.data.lights.new('sun', 'SUN')
    li.energy, li.angle, li.color = 3.6, math.radians(1.2), (1, .90, .74)
    so = bpy.data.objects.new('sun', li)
    so.rotation_euler = Vector((.55, .62, -.62)).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(so)
    camera.aim((.05, -4.2, 1.45), (.05, 1.2, .72), 30)
    return {'exposure': .62}


SCENES = {f.__name__: f for f in (flat, ger, living, bedroom, dining, kids, schoolroom, office, kitchen, hallway, summer, dacha)}
