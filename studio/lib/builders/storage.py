"""Cabinets, wardrobes, bookcases and shelves."""
import math
import random
import geo
import mat
from core import builder, finish
from parts import legs, handle, books, stack, vase, basket, prop


def _front(style, w, h, x, y, z, m):
    """One door or drawer front, its face at y - .01."""
    if style == 'frame':                     # shaker frame around a sunk panel
        b = min(.06, w * .2, h * .3)
        geo.box('panel', (w - b, .010, h - b), (x, y + .006, z), m, .001)
        for s in (-1, 1):
            geo.box('stile', (b, .02, h), (x + s * (w - b) / 2, y, z), m, .0018)
            geo.box('rail', (w - 2 * b, .02, b), (x, y, z + s * (h - b) / 2), m, .0018)
    elif style == 'slat':                    # half-round staves
        n = max(4, round(w / .024))
        k = w / n
        geo.box('panel', (w, .008, h), (x, y + .006, z), m, .001)
        rod = None
        for i in range(n):
            at = (x - w / 2 + k * (i + .5), y - .002, z)
            rod = geo.box('stave', (k - .003, .016, h), at, m, .006, seg=3) if rod is None else geo.dup(rod, at)
    elif style == 'cane':
        b = .035
        geo.box('cane', (w - b, .006, h - b), (x, y + .004, z), mat.rattan('#cfae7c'), 0)
        for s in (-1, 1):
            geo.box('stile', (b, .02, h), (x + s * (w - b) / 2, y, z), m, .0018)
            geo.box('rail', (w - 2 * b, .02, b), (x, y, z + s * (h - b) / 2), m, .0018)
    elif style == 'mirror':
        geo.box('front', (w, .02, h), (x, y, z), m, .0018)
        geo.box('mirror', (w - .012, .003, h - .012), (x, y - .0108, z), mat.mirror(), 0)
    else:
        geo.box('front', (w, .02, h), (x, y, z), m, .0018)


@builder
def cabinet(p, f):
    """Chest, sideboard, TV bench, bedside table, wardrobe.

    layout: list of columns, each a list of cells from bottom to top: drawer, door, open, mirror, flap;
    a cell may be [kind, share of the height]. widths: shares of the columns.
    """
    w, d, h = p.get('width', 1.6), p.get('depth', .42), p.get('height', .74)
    body = finish(f, 'body', {'wood': 'oak'})
    front = finish(f, 'front', f.get('body', {'wood': 'oak'}))
    leg_m = finish(f, 'legs', f.get('body', {'wood': 'oak'}))
    pull = finish(f, 'pull', {'metal': '#b08d57', 'rough': .34})
    leg_h, t, gap = p.get('leg', .15), p.get('panel', .022), .003
    bh = h - leg_h
    over = p.get('top_over', 0)
    for s in (-1, 1):
        geo.box('side', (t, d, bh - (t if over else 0)), (s * (w / 2 - t / 2), 0, leg_h + (bh - (t if over else 0)) / 2), body, .002)
    if over:
        geo.box('top', (w + 2 * over, d + over, t * 1.2), (0, -over / 2, h - t * .6), finish(f, 'top', f.get('body', {'wood': 'oak'})), .004)
    else:
        geo.box('top', (w - 2 * t, d, t), (0, 0, h - t / 2), body, .002)
    geo.box('bottom', (w - 2 * t, d, t), (0, 0, leg_h + t / 2), body, .002)
    geo.box('back', (w - 2 * t, .008, bh - 2 * t), (0, d / 2 - .006, leg_h + bh / 2), body, 0)
    iw, ih = w - 2 * t, bh - 2 * t
    cols = p.get('layout', [['drawer'] * 3, ['door'], ['door']])
    shares = p.get('widths', [1] * len(cols))
    style, hs = p.get('fronts', 'flat'), p.get('pulls', 'knob')
    x0 = -iw / 2
    rnd = random.Random(p.get('seed', 3))
    for ci, col in enumerate(cols):
        cw = iw * shares[ci] / sum(shares)
        x = x0 + cw / 2
        x0 += cw
        if ci:
            geo.box('divider', (t * .8, d - .03, ih), (x - cw / 2, .01, leg_h + t + ih / 2), body, .001)
        cells = [c if isinstance(c, list) else [c, 1] for c in col]
        total = sum(c[1] for c in cells)
        z0 = leg_h + t
        for ri, (kind, share) in enumerate(cells):
            rh = ih * share / total
            z = z0 + rh / 2
            z0 += rh
            y = -d / 2 + .012
            if ri:
                geo.box('shelf', (cw - t * .8, d - .03, t * .8), (x, .01, z - rh / 2), body, .001)
            if kind == 'open':
                if p.get('styled', True):
                    k = (ci + ri) % 3
                    if rh > .24:
                        e = books(x - cw / 2 + .03, x + cw * .18, z - rh / 2 + t * .4, 0, d, rnd, tallest=min(.26, rh - .05))
                        if cw * .5 > .2:
                            prop(vase((e + x + cw / 2) / 2, 0, z - rh / 2 + t * .4, min(.18, rh - .07), '#d9d2c5', 'tulip'))
                    else:
                        stack(x + (-.1 if k else .06) * cw, z - rh / 2 + t * .4, 2, rnd, top=rh > .2)
                continue
            fs = 'mirror' if kind == 'mirror' else style
            if kind == 'drawer' and style in ('cane',):
                fs = 'flat'
            _front(fs, cw - gap * 2, rh - gap * 2, x, y, z, front)
            yf = -d / 2 + .002
            if hs == 'none':
                continue
            if kind == 'drawer':
                spots = [x] if cw < .62 else [x - cw * .25, x + cw * .25]
                zz = z + (rh * .5 - .035 if hs in ('leather',) else 0)
                for xx in spots:
                    handle(hs, xx, yf, zz, pull, length=p.get('pull_length', .14))
            elif kind == 'flap':
                handle(hs, x, yf, z + rh / 2 - .05, pull, length=p.get('pull_length', .14))
            else:
                side = 1 if ci % 2 == 0 else -1
                if len(cols) == 1 or (ci == len(cols) - 1 and len(cols) % 2):
                    side = -1
                zz = z if rh > .9 else z + (rh * .5 - .12 if rh > .3 else 0)
                handle(hs, x + (cw / 2 - .045) * side, yf, zz, pull, True, p.get('pull_length', .18 if rh < 1 else .42))
    ls = p.get('legs', 'taper')
    if ls == 'plinth':
        geo.box('plinth', (w - .03, d - .04, leg_h), (0, .015, leg_h / 2), leg_m, .002)
    elif ls != 'none':
        legs(ls, w, d, leg_h, leg_m, p.get('leg_inset', .07), p.get('leg_size', .021), .018)
    return {'detail': ((-w * .26, -d / 2, h - min(.16, h * .25)), -26, 16, min(.52, w * .7)), 'hero': (-30, 12 if h < 1.3 else 8), 'front': (0, 4)}


@builder
def sliding_wardrobe(p, f):
    """Wardrobe with two or three sliding doors in aluminium frames; panels: list of 'plain' or 'mirror'."""
    w, d, h = p.get('width', 1.8), p.get('depth', .62), p.get('height', 2.1)
    body, front = finish(f, 'body', {'paint': '#efece6'}), finish(f, 'front', f.get('body', {'paint': '#efece6'}))
    rail = finish(f, 'rail', {'metal': '#9a9894', 'rough': .4})
    t = .025
    for s in (-1, 1):
        geo.box('side', (t, d, h), (s * (w / 2 - t / 2), 0, h / 2), body, .002)
    geo.box('top', (w - 2 * t, d, .07), (0, 0, h - .035), body, .002)
    geo.box('bottom', (w - 2 * t, d, .07), (0, 0, .035), body, .002)
    geo.box('back', (w - 2 * t, .01, h - .1), (0, d / 2 - .01, h / 2), body, 0)
    panels = p.get('panels', ['plain', 'mirror'])
    n = len(panels)
    iw, dh = w - 2 * t, h - .148
    pw = iw / n + .02
    for i, kind in enumerate(panels):
        x = -iw / 2 + iw * (i + .5) / n
        y = -d / 2 + (.02 if i % 2 == 0 else .05)
        geo.box('front', (pw - .05, .012, dh - .02), (x, y, h / 2), mat.mirror() if kind == 'mirror' else front, 0)
        for s in (-1, 1):
            geo.box('frame', (.028, .024, dh), (x + s * (pw / 2 - .014), y, h / 2), rail, .002)
            geo.box('frame', (pw - .05, .02, .03), (x, y, h / 2 + s * (dh / 2 - .015)), rail, .002)
        for k in range(p.get('bands', 0)):
            geo.box('frame', (pw - .05, .016, .014), (x, y, .075 + dh * (k + 1) / (p['bands'] + 1)), rail, .001)
    geo.box('track', (iw, .06, .006), (0, -d / 2 + .035, h - .072), rail, 0)
    return {'detail': ((0, -d / 2, h * .52), -24, 6, .8), 'hero': (-28, 7), 'front': (0, 3)}


def _fill(x0, x1, z, d, rnd, k, room):
    """Style one shelf."""
    if k in (0, 3):
        e = books(x0, x0 + (x1 - x0) * rnd.uniform(.55, .72), z, 0, d, rnd, tallest=min(.265, room - .04))
        if x1 - e > .14:
            prop(vase((e + x1) / 2, -.01, z, min(rnd.uniform(.15, .20), room - .05), rnd.choice(['#e8e2d8', '#b06c4b', '#5f6d68'])))
    elif k == 1:
        basket((x0 + x1) / 2, 0, z, min(x1 - x0 - .06, .5), d - .08, min(.19, room - .05))
    elif k == 2:
        books(x1 - (x1 - x0) * .5, x1, z, 0, d, rnd, tallest=min(.265, room - .04))
        if x1 - x0 > .55:
            stack(x0 + .14, z, 3, rnd, top=room > .26)
    else:
        e = books(x0, x0 + (x1 - x0) * .38, z, 0, d, rnd, tallest=min(.265, room - .04))
        prop(vase(min(e + .10, x1 - .09), .0, z, min(.2, room - .05), '#d9d2c5', 'ball'))


@builder
def bookcase(p, f):
    """style: classic (closed back), cube (square cells), frame (metal posts), ladder (leaning rails)."""
    w, d, h = p.get('width', .82), p.get('depth', .32), p.get('height', 1.86)
    body = finish(f, 'body', {'wood': 'oak'})
    frame = finish(f, 'frame', {'metal': '#2a2826', 'rough': .42})
    rows, cols, style = p.get('rows', 5), p.get('columns', 1), p.get('style', 'classic')
    t = p.get('panel', .022)
    rnd = random.Random(p.get('seed', 4))
    styled = p.get('styled', True)
    if style == 'frame':
        zs = [.09 + (h - .09 - t) * i / (rows - 1) for i in range(rows)]
        for x in [-w / 2 + .012 + (w - .024) * i / max(1, p.get('posts', 2) - 1) for i in range(p.get('posts', 2))]:
            for y in (-d / 2 + .012, d / 2 - .012):
                geo.box('post', (.024, .024, h), (x, y, h / 2), frame, .002)
        for z in zs:
            geo.box('shelf', (w - .05, d, t), (0, 0, z + t / 2), body, .003)
            for s in (-1, 1):
                geo.box('rail', (.02, d - .04, .02), (s * (w / 2 - .012), 0, z + t / 2), frame, .002)
        if p.get('cross', True):
            for s in (-1, 1):
                geo.tube('brace', [(s * -(w / 2 - .03), d / 2 - .012, zs[0]), (s * (w / 2 - .03), d / 2 - .012, zs[min(2, rows - 1)])], .004, frame, smooth=False)
        if styled:
            for r, z in enumerate(zs[:-1]):
                _fill(-w / 2 + .05, w / 2 - .05, z + t, d, rnd, (r * 2 + 1 + p.get('seed', 4)) % 5, zs[1] - zs[0])
        return {'detail': ((-w * .2, -d / 2, zs[-2] + .1), -24, 10, .62), 'hero': (-30, 8), 'front': (0, 3)}
    if style == 'ladder':
        a = math.atan2(d - .06, h)
        for s in (-1, 1):
            geo.box('rail', (.03, .045, math.hypot(h, d - .06)), (s * (w / 2 - .015), 0, h / 2), frame if 'frame' in f else body, .003, rot=(-a, 0, 0))
        for i in range(rows):
            z = .16 + (h - .34) * i / (rows - 1)
            dd = d * (1 - .52 * i / (rows - 1))
            yc = d / 2 - dd / 2
            geo.box('shelf', (w - .06, dd, t), (0, yc, z), body, .003)
            geo.box('lip', (w - .06, .012, .04), (0, d / 2 - .006, z + .02), body, .002)
            if styled:
                if i % 2 == 0:
                    books(-w / 2 + .06, w * .05, z + t / 2, yc, dd, rnd, tallest=.22)
                    prop(vase(w * .26, yc, z + t / 2, .16, ['#b06c4b', '#e8e2d8', '#5f6d68'][i % 3], 'tulip'))
                else:
                    stack(w * .12, z + t / 2, 2, rnd, y=yc)
        return {'detail': ((0, -.05, h * .6), -26, 12, .6), 'hero': (-32, 9), 'front': (0, 3)}
    plinth = .06 if style == 'classic' else 0
    for s in (-1, 1):
        geo.box('side', (t, d, h), (s * (w / 2 - t / 2), 0, h / 2), body, .002)
    geo.box('top', (w - 2 * t, d - .002, t), (0, 0, h - t / 2), body, .002)
    zs = [plinth + (h - t - plinth) * i / rows for i in range(rows)]
    for z in zs:
        geo.box('shelf', (w - 2 * t, d - .012, t), (0, 0, z + t / 2), body, .0015)
    if plinth:
        geo.box('plinth', (w - 2 * t, .018, plinth), (0, -d / 2 + .03, plinth / 2), body, .001)
    if style == 'classic' or p.get('closed', True):
        geo.box('back', (w - 2 * t, .006, h - plinth - t), (0, d / 2 - .006, plinth + (h - plinth - t) / 2), finish(f, 'back', f.get('body', {'wood': 'oak'})), 0)
    inner = w - 2 * t
    cw = inner / cols
    for c in range(1, cols):
        geo.box('divider', (t, d - .018, h - plinth - t), (-inner / 2 + cw * c, .003, plinth + (h - plinth - t) / 2), body, .002)
    room = zs[1] - zs[0] - t
    doors = p.get('doors', 0)                 # doors over the lowest rows
    if doors:
        front = finish(f, 'front', f.get('body', {'wood': 'oak'}))
        dh = zs[doors] - zs[0]
        k = max(2, cols)
        for i in range(k):
            dw = inner / k
            x = -inner / 2 + dw * (i + .5)
            _front(p.get('fronts', 'flat'), dw - .005, dh - .006, x, -d / 2 + .004, zs[0] + dh / 2 + t / 2, front)
            handle('knob', x + (dw / 2 - .04) * (1 if i % 2 == 0 else -1), -d / 2 - .006, zs[0] + dh - .08, finish(f, 'pull', {'metal': '#b08d57', 'rough': .34}))
    if styled:
        for r, z in enumerate(zs):
            if r < doors:
                continue
            for c in range(cols):
                x0 = -inner / 2 + cw * c + (t / 2 if c else 0) + .012
                x1 = -inner / 2 + cw * (c + 1) - (t / 2 if c < cols - 1 else 0) - .012
                _fill(x0, x1, z + t, d, rnd, (r * 3 + c * 2 + p.get('seed', 4)) % 5, room)
    return {'detail': ((-w * .12, -d / 2, zs[-2] + .16), -24, 8, min(.62, h * .5)), 'hero': (-30, 9), 'front': (0, 3)}


@builder
def wall_shelf(p, f):
    """Floating boards, staggered, with brackets and a little styling."""
    body = finish(f, 'body', {'wood': 'oak'})
    bracket = finish(f, 'bracket', {'metal': '#2a2826', 'rough': .42})
    rnd = random.Random(5)
    w, d, t = p.get('width', .8), p.get('depth', .2), .024
    n = p.get('count', 2)
    for i in range(n):
        z = .34 * i + .14
        geo.box('shelf', (w, d, t), (0, 0, z), body, .003)
        for s in (-1, 1):
            x = s * w * .34
            if p.get('style') == 'rope':
                continue
            geo.tube('bracket', [(x, d / 2 - .006, z - .13), (x, d / 2 - .006, z - t / 2 - .006), (x, -d / 2 + .04, z - t / 2 - .006)], .006, bracket, smooth=False)
        if p.get('styled', True):
            books(-w / 2 + .06 + .2 * (i % 2), -.02 + .22 * (i % 2), z + t / 2, 0, d, rnd, tallest=.2)
            prop(vase(w * .30 - .45 * (i % 2), 0, z + t / 2, .15, ['#b06c4b', '#e3dccf', '#5f6d68'][i % 3], ['tulip', 'ball', 'bottle'][i % 3]))
    return {'detail': ((-w * .3, -d / 2, .15), -26, 14, .42), 'hero': (-28, 10), 'front': (0, 2), 'ground': 'wall'}
