"""Rooms furnished from edge to edge, as families live in them: a flat in a panel block and a schoolchild's room.

They have no calm side for a sentence. What is marked=False is there for the room's sake: too small, or half behind another piece.
"""
import camera
import geo
import mat
import numpy as np
from interior import daylight, hang_art, put, shell
from traces import ball, blocks, books, globe, open_book, satchel, slippers, throw, top_of


def _tone(c):
    return np.array([int(c[i:i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)


def _winter_city(w=1200, h=800):
    """Ulaanbaatar on a January morning: haze, the Bogd mountain with its forest, panel blocks with snow on their roofs."""
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    up, u = 1 - y / h, x / w
    rnd = np.random.default_rng(4)
    out = _tone('#f1dfd0') + (_tone('#a9c4e0') - _tone('#f1dfd0')) * np.clip((up - .42) / .5, 0, 1)[..., None]
    wave = lambda *parts: sum(a * np.sin(u * f + p) for a, f, p in parts)
    over = lambda out, colour, where: np.where(where[..., None], _tone(colour), out)
    far = .60 + wave((.045, 5.1, .4), (.018, 13, 1.9), (.006, 41, .2))
    out = over(out, '#b9c3d1', up < far)
    near = .52 + wave((.05, 3.6, 2.6), (.014, 17, .9), (.004, 63, 1.1))
    out = over(out, '#e3e7ec', up < near)
    wood = near - .05 - .03 * np.sin(u * 29 + 1) - .02 * rnd.random((h, w)).astype(np.float32)
    out = over(out, '#7f8c98', (up < near - .012) & (up > wood))          # larch forest on the upper slopes
    for x0, x1, top, front in ((.00, .17, .44, '#c9bba9'), (.20, .34, .50, '#d8cdbd'), (.36, .62, .38, '#cbb39a'), (.64, .74, .55, '#b9c1c4'), (.77, 1., .43, '#d6c5b0')):
        house = (u >= x0) & (u < x1) & (up < top)
        out = over(out, front, house)
        row, col = (up * 26) % 1, (u * 46) % 1
        pane = house & (row > .30) & (row < .74) & (col > .22) & (col < .72) & (up < top - .02)
        lit = pane & ((np.floor(up * 26) * 7 + np.floor(u * 46) * 13) % 11 < 2)
        out = over(over(out, '#77838f', pane), '#f0c987', lit)
        out = over(out, '#f4f5f6', (u >= x0 - .003) & (u < x1 + .003) & (up < top + .008) & (up > top - .004))
    return over(out, '#eef0f2', up < .14 + wave((.006, 19, 0)))


def _window(x0, x1, z0, z1, back):
    """Three panes, the sill, and the city behind them."""
    white = mat.paint('#f3f0ea', .4)
    mid = (x0 + x1) / 2
    for x in (x0, x0 + (x1 - x0) * .36, x1):
        geo.box('frame', (.07, .06, z1 - z0 + .07), (x, back + .05, (z0 + z1) / 2), white, .004)
    for z in (z0, z1):                           # thinner than the posts: faces in one plane go black
        geo.box('frame', (x1 - x0, .05, .07), (mid, back + .05, z), white, .004)
    geo.box('frame', ((x1 - x0) * .36, .04, .05), (x0 + (x1 - x0) * .18, back + .05, z1 - .42), white, .004)   # the little pane that is opened in winter
    geo.box('sill', (x1 - x0 + .22, .30, .03), (mid, back - .07, z0 - .02), white, .006)
    city = geo.box('city', (7.5, .02, 5.0), (mid, back + 2.6, 1.75), mat.backdrop(_winter_city(), .95), 0)
    geo.fit_uv(city, (0, 2))


def _radiator(x0, x1, back):
    """Cast-iron sections, painted many times, on the pipe of the town's heating."""
    iron = mat.paint('#e9e2d4', .38)
    n, first = round((x1 - x0) / .082), None
    for i in range(n):
        at = (x0 + .041 + .082 * i, back - .12, .42)
        first = geo.dup(first, at) if first else geo.box('section', (.062, .13, .56), at, iron, .029, seg=4)
    second = None
    for i in range(n):                           # the gap between the two columns of each section
        at = (x0 + .041 + .082 * i, back - .187, .42)
        second = geo.dup(second, at) if second else geo.box('rib', (.026, .016, .46), at, iron, .007)
    for z in (.20, .64):
        geo.leg('pipe', (x0 - .16, back - .12, z), (x1, back - .12, z), .021, .021, iron)
    geo.leg('riser', (x0 - .16, back - .12, 2.75), (x0 - .16, back - .12, 0), .016, .016, iron)


def flat():
    """Living room of a flat in a panel block, winter morning: window and radiator, sofa to its left, table to its right."""
    back = shell('#d8cdb6', 'oak', W=7.0, skirt='#efe9dd', view=(.42, 2.12, .86, 2.22))
    _window(.42, 2.12, .86, 2.22, back)
    _radiator(.68, 1.86, back)
    put('curtain-hoshig', 'sage', (1.27, back - .20), 0, .0, width=2.5, height=2.40, open=.17)
    put('rug-ulzii', 'red', (-1.05, .72), width=3.0, depth=1.9)
    put('book-uul', 'walnut', (-3.02, 2.12))
    put('sofa-naran-3', 'blue', (-1.38, 1.60))
    hang_art(-1.38, 1.60, back - .02, .86)
    put('lamp-gurav', 'walnut', (.02, 1.86))
    put('side-ayan', 'white', (-.02, 1.22))
    put('armchair-orgil', 'mustard', (-2.34, .54), 50)
    put('nest-ihel', 'walnut', (-1.12, .55), 8)
    put('pouf-bombor', 'terracotta-boucle', (-.02, .34))
    put('sideboard-zegs', 'oak', (3.16, 2.06), marked=False)
    put('mirror-dosh', 'walnut', (3.10, back - .03), 0, 1.18)
    put('table-toono', 'white-oak', (2.52, .62))
    put('chair-hun', 'terracotta', (1.72, .52), 84)
    put('chair-hun', 'terracotta', (3.06, 1.22), -28)
    put('pendant-honh', 'forest', (2.52, .62), 0, 1.62, cord=1.0)
    put('plant-nogoon', 'terracotta', (1.86, back - .10), 0, .855, .46, marked=False)
    put('vase-shavar', 'ivory', (.72, back - .10), 0, .855, .55, marked=False, branches=.35)
    put('tlamp-vaar', 'ivory', (2.74, 2.04), 0, .80, .9, marked=False)
    put('bowls-shul', 'amber', (2.62, .74), 20, .74, marked=False)
    put('kettle-danh', 'white', (2.36, .50), 140, .74, .9, marked=False)
    put('mug-ayaga', 'speckle', (-.02, 1.20), 30, top_of(-.06, 1.16), marked=False)
    put('mug-tsai', 'white', (-1.26, .62), 0, top_of(-1.26, .62), marked=False)
    put('basket-sags', 'natural', (-3.15, 1.28), 30, marked=False)
    books(-.80, .46, 3, 4)
    open_book(-.86, 1.36, 24)
    throw(-2.52, -2.05, 1.15, 1.75, '#d9c7a6', drop=.5)
    slippers(-1.72, .98, 160)
    slippers(1.20, 1.72, 80, '#5f7891')
    daylight(W=7.0, sun=3.6, warm=(1, .89, .74), direction=(.80, .48, -.46), sky=150, bounce=66)
    camera.aim((.14, -4.8, 1.50), (.14, 1.5, .90), 33)
    return {}


# Outline of the country, degrees of longitude and latitude: the map every pupil has.
BORDER = ((87.8, 49.2), (89.7, 50.4), (92.3, 50.8), (94.6, 50.0), (97.3, 49.8), (98.3, 52.0), (102.2, 51.4), (102.3, 50.6), (106.2, 50.3), (108.5, 49.4),
          (113.0, 49.6), (116.7, 49.8), (115.6, 47.9), (117.8, 47.6), (119.7, 46.7), (116.2, 46.3), (113.6, 44.8), (111.5, 44.4), (111.9, 43.7), (109.5, 42.5),
          (105.0, 41.6), (100.3, 42.7), (96.4, 42.7), (95.4, 44.2), (91.0, 45.2), (90.7, 46.9), (88.0, 48.4))


def _map(w=600, h=380):
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    lon, lat = 85.5 + 36.5 * x / w, 54.2 - 14.4 * y / h
    inside = np.zeros((h, w), bool)
    for (ax, ay), (bx, by) in zip(BORDER, BORDER[1:] + BORDER[:1]):
        crosses = ((ay > lat) != (by > lat)) & (lon < (bx - ax) * (lat - ay) / (by - ay + 1e-9) + ax)
        inside ^= crosses
    south = np.clip((50 - lat) / 7.5, 0, 1)[..., None]
    land = _tone('#7fa06a') + (_tone('#e0bf84') - _tone('#7fa06a')) * south        # forest in the north, Gobi in the south
    out = np.where(inside[..., None], land, _tone('#ece3d0'))
    for cx, cy, r in ((92.8, 50.3, .75), (100.5, 51.0, .55), (93.0, 48.0, .6), (106.9, 47.9, .28)):
        lake = ((lon - cx) / 1.5) ** 2 + (lat - cy) ** 2 < r * r
        out = np.where(lake[..., None], _tone('#b5493a' if r < .3 else '#5f8fae'), out)
    edge = (x < 10) | (x > w - 11) | (y < 10) | (y > h - 11)
    return np.where(edge[..., None], _tone('#5f7891'), out).astype(np.float32)


def schoolroom():
    """A schoolchild's room: bunk bed, desk under the shelf, a corner to read in."""
    back = shell('#c3d0c2', 'birch', W=7.0)
    put('rug-uul', 'earth', (.25, .62), width=2.7, depth=1.75)
    put('kbunk-davhar', 'birch', (-2.12, 1.70))
    put('drawer-hairtsag', 'white', (-.90, 2.00))
    put('desk-ajil', 'oak', (.12, 1.92))
    put('ochair-ergekh', 'blue', (.02, 1.16), 158)
    put('wallshelf-nuruu', 'oak', (.12, back - .11), 0, 1.22)
    put('tlamp-ajil', 'white', (-.42, 1.98), 0, .75)
    put('chest-tal', 'birch', (1.62, 2.04))
    put('clock-tsag', 'oak', (-.90, back - .05), 0, 1.62)
    put('wardrobe-ord', 'oak', (3.02, 1.98))
    put('armchair-sar', 'terracotta-boucle', (2.45, .66), -36)
    put('lamp-gerel', 'black-metal', (3.02, 1.26))
    put('ktoy-shagai', 'sage', (-1.15, .74), 14)
    put('pouf-bombor', 'mustard-boucle', (1.42, .42))
    put('laundry-ugaalga', 'ivory', (-2.56, .78), 16, marked=False)       # or the bathroom's shelf would open with this room
    put('pendant-bumbug', 'brass', (1.02, 1.35), 0, 1.78, .9, cord=.9)
    poster = geo.box('map', (1.02, .012, .646), (1.62, back - .012, 1.55), mat.picture(_map(), 'map', .7), 0)
    geo.fit_uv(poster, (0, 2))
    globe(1.36, 2.02, 1.4)
    books(1.82, 2.04, 4, 8, 1.4)
    books(.52, 2.02, 3, 5)
    open_book(.10, 1.78, -6)
    for i, c in enumerate(('#c4693f', '#d9b45f', '#5f7891')):            # pencils in a cup
        geo.leg('pencil', (.772 + .014 * i, 2.05 - .012 * i, .92), (.76 + .004 * i, 2.05, .76), .0035, .0035, mat.paint(c, .5))
    geo.lathe('cup', [(0, 0), (.036, 0), (.038, .09), (.034, .09), (.032, .006), (0, .006)], (.765, 2.05, .75), mat.ceramic('#8fa08c'), 40)
    put('plant-nogoon', 'ivory', (-.90, 2.00), 0, .60, .5, marked=False)
    satchel(.98, 1.55, -18)
    slippers(-1.62, .98, 200, '#6d8797')
    blocks(.28, .40)
    ball(.78, .36, .10, '#c4693f')
    books(-.42, .46, 2, 9)
    throw(2.62, 2.98, .42, .96, '#9aa78f', drop=.38)
    daylight(W=7.0, sun=3.6, warm=(1, .91, .77), direction=(.80, .46, -.50), sky=140, bounce=58)
    camera.aim((.14, -4.8, 1.50), (.14, 1.5, .90), 33)
    return {}
