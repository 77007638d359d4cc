"""Procedural materials for Cycles, plus the plain PBR values used for GLB."""
import bpy
import numpy as np

WOODS = {  # light, dark, roughness
    'oak': ('#c9ab85', '#9c7a55', .50), 'birch': ('#dfcdb0', '#c3a980', .48),
    'walnut': ('#82604a', '#54392a', .46), 'ash': ('#e2d8c8', '#c9baa3', .5),
    'black': ('#393431', '#221f1d', .46), 'teak': ('#b07c4c', '#86572f', .48),
}
LOOPS = 210.           # of boucle per metre: larger ones make a chair look like a toy
_cache = {}


def reset():
    _cache.clear()


def rgb(hexa):
    """'#rrggbb' (sRGB) -> linear RGBA."""
    c = [int(hexa[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c) + (1.,)


def _new(name, base, rough, metal=0.):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    nt = m.node_tree
    b = nt.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = base
    b.inputs['Roughness'].default_value = rough
    b.inputs['Metallic'].default_value = metal
    m['pbr'] = (*base[:3], rough, metal)
    return m, nt, b


def _n(nt, kind, **kw):
    node = nt.nodes.new('ShaderNode' + kind)
    for k, v in kw.items():
        if k in node.inputs:
            node.inputs[k].default_value = v
        else:
            setattr(node, k, v)
    return node


def _ramp(nt, fac, stops):
    r = _n(nt, 'ValToRGB')
    el = r.color_ramp.elements
    while len(el) < len(stops):
        el.new(.5)
    for e, (p, c) in zip(el, stops):
        e.position, e.color = p, c
    nt.links.new(fac, r.inputs['Fac'])
    return r


def _coords(nt, scale=(1, 1, 1), shift=True):
    tc = _n(nt, 'TexCoord')
    out = tc.outputs['Object']
    if shift:
        oi = _n(nt, 'ObjectInfo')
        mul = _n(nt, 'VectorMath', operation='SCALE')
        mul.inputs[0].default_value = (13.7, 5.1, 9.3)
        nt.links.new(oi.outputs['Random'], mul.inputs['Scale'])
        add = _n(nt, 'VectorMath', operation='ADD')
        nt.links.new(out, add.inputs[0])
        nt.links.new(mul.outputs[0], add.inputs[1])
        out = add.outputs[0]
    mp = _n(nt, 'Mapping')
    mp.inputs['Scale'].default_value = scale
    nt.links.new(out, mp.inputs['Vector'])
    return mp.outputs['Vector']


def _store(key, m, name):
    """Keep a material; `name` asks for a coverage pass, so its colour can be changed after rendering."""
    if name:
        o = m.node_tree.nodes.new('ShaderNodeOutputAOV')
        o.name = name
        o.inputs['Value'].default_value = 1.
    _cache[key] = m
    return m


def _shade(c, k):
    return tuple(max(0, min(1, x * k)) for x in c[:3]) + (1.,)


def fabric(color, kind='weave', name=None):
    """kind: weave (flat cloth), boucle (loopy wool), terry (towels, fine loops), velvet, linen (bedding), leather."""
    key = ('fabric', color, kind, name)
    if key in _cache:
        return _cache[key]
    c = rgb(color)
    m, nt, b = _new('fabric', c, .92)
    L = nt.links.new
    co = _coords(nt)
    b.inputs['Specular'].default_value = .25
    b.inputs['Sheen'].default_value = {'velvet': .9, 'boucle': .3, 'leather': 0}.get(kind, .15)
    b.inputs['Sheen Tint'].default_value = .3
    m['tile'] = kind
    if kind == 'leather':
        b.inputs['Roughness'].default_value = .42
        b.inputs['Specular'].default_value = .45
        v = _n(nt, 'TexVoronoi', Scale=260., feature='DISTANCE_TO_EDGE'); L(co, v.inputs['Vector'])
        n = _n(nt, 'TexNoise', Scale=6., Detail=6.); L(co, n.inputs['Vector'])
        cr = _ramp(nt, n.outputs['Fac'], [(.3, _shade(c, .8)), (.7, _shade(c, 1.12))])
        L(cr.outputs['Color'], b.inputs['Base Color'])
        bu = _n(nt, 'Bump', Strength=.25, Distance=.001); L(v.outputs['Distance'], bu.inputs['Height'])
        L(bu.outputs['Normal'], b.inputs['Normal'])
    elif kind in ('boucle', 'terry'):
        fine = 1.9 if kind == 'terry' else 1.
        v = _n(nt, 'TexVoronoi', Scale=LOOPS * fine, feature='F1'); L(co, v.inputs['Vector'])
        n = _n(nt, 'TexNoise', Scale=LOOPS * .48 * fine, Detail=2.); L(co, n.inputs['Vector'])
        mixn = _n(nt, 'Math', operation='MULTIPLY_ADD'); mixn.inputs[1].default_value = .6
        L(n.outputs['Fac'], mixn.inputs[0]); L(v.outputs['Distance'], mixn.inputs[2])
        cr = _ramp(nt, mixn.outputs[0], [(.3, _shade(c, 1.1)), (1., _shade(c, .68 if kind == 'boucle' else .8))])
        L(cr.outputs['Color'], b.inputs['Base Color'])
        bu = _n(nt, 'Bump', Strength=.9, Distance=.75 / LOOPS / fine, invert=True); L(mixn.outputs[0], bu.inputs['Height'])
        L(bu.outputs['Normal'], b.inputs['Normal'])
    else:
        s = {'weave': 900., 'velvet': 900., 'linen': 1300.}.get(kind, 900.)
        # Over-under threads from two bands in UV space (UVs are in metres).
        uv = _n(nt, 'TexCoord')
        sep = _n(nt, 'SeparateXYZ'); L(uv.outputs['UV'], sep.inputs[0])
        waves = []
        for ax in ('X', 'Y'):
            mu = _n(nt, 'Math', operation='MULTIPLY'); mu.inputs[1].default_value = s * 2
            L(sep.outputs[ax], mu.inputs[0])
            si = _n(nt, 'Math', operation='SINE'); L(mu.outputs[0], si.inputs[0])
            waves.append(si.outputs[0])
        a2 = _n(nt, 'Math', operation='MULTIPLY'); L(waves[0], a2.inputs[0]); L(waves[1], a2.inputs[1])
        n = _n(nt, 'TexNoise', Scale=s * .35, Detail=1.); L(co, n.inputs['Vector'])
        slub = _n(nt, 'TexNoise', Scale=90., Detail=2., Roughness=.7); L(co, slub.inputs['Vector'])
        amp = _n(nt, 'Value', name='close-up'); amp.outputs[0].default_value = 0.
        hgt = _n(nt, 'Math', operation='MULTIPLY_ADD'); L(amp.outputs[0], hgt.inputs[1])
        L(a2.outputs[0], hgt.inputs[0]); L(n.outputs['Fac'], hgt.inputs[2])
        k = {'velvet': .08, 'linen': .10}.get(kind, .32)
        tone = _n(nt, 'Math', operation='MULTIPLY_ADD'); tone.inputs[1].default_value = .5
        L(slub.outputs['Fac'], tone.inputs[0]); L(hgt.outputs[0], tone.inputs[2])
        cr = _ramp(nt, tone.outputs[0], [(.45, _shade(c, 1 - k)), (1., _shade(c, 1 + k))])
        L(cr.outputs['Color'], b.inputs['Base Color'])
        bu = _n(nt, 'Bump', Strength={'velvet': .2, 'linen': .4}.get(kind, .8), Distance=.002)
        L(hgt.outputs[0], bu.inputs['Height'])
        L(bu.outputs['Normal'], b.inputs['Normal'])
    return _store(key, m, name)


def close_up(on):
    """Thread structure only pays off near the camera; far away it would cause moire."""
    for m in bpy.data.materials:
        if m.use_nodes and 'close-up' in m.node_tree.nodes:
            m.node_tree.nodes['close-up'].outputs[0].default_value = .22 if on else 0.


def wood(kind='oak', name=None):
    """Returns a chooser: given the part's size it picks the grain direction."""
    def pick(size):
        size = tuple(size) if not hasattr(size, 'dimensions') else tuple(size.dimensions)
        axis = max(range(3), key=lambda i: size[i])
        return _wood(kind, axis, name)
    return pick


def wood_colour(kind):
    return tuple((a + b) / 2 for a, b in zip(rgb(WOODS[kind][0]), rgb(WOODS[kind][1])))


def _wood(kind, axis, name):
    key = ('wood', kind, axis, name)
    if key in _cache:
        return _cache[key]
    light, dark, rough = WOODS[kind]
    cl, cd = rgb(light), rgb(dark)
    mid = tuple((a + b) / 2 for a, b in zip(cl, cd))
    m, nt, b = _new('wood', mid, rough)
    m['tile'], m['wood'] = 'wood', kind
    L = nt.links.new
    st = lambda along, across: tuple(along if i == axis else across for i in range(3))
    co = _coords(nt, st(.35, 5.))
    warp = _n(nt, 'TexNoise', Scale=1.4, Detail=1.); L(co, warp.inputs['Vector'])
    ring = _n(nt, 'TexNoise', Scale=3.2, Detail=1., Distortion=.9); L(co, ring.inputs['Vector'])
    mul = _n(nt, 'Math', operation='MULTIPLY'); mul.inputs[1].default_value = 13.
    L(ring.outputs['Fac'], mul.inputs[0])
    fr = _n(nt, 'Math', operation='PINGPONG'); fr.inputs[1].default_value = 1.
    L(mul.outputs[0], fr.inputs[0])
    fine_co = _coords(nt, st(3., 190.))
    fine = _n(nt, 'TexNoise', Scale=1., Detail=3., Roughness=.65); L(fine_co, fine.inputs['Vector'])
    t = _n(nt, 'Math', operation='MULTIPLY_ADD'); t.inputs[1].default_value = .34
    L(fr.outputs[0], t.inputs[0])
    f2 = _n(nt, 'Math', operation='MULTIPLY'); f2.inputs[1].default_value = .75
    L(fine.outputs['Fac'], f2.inputs[0]); L(f2.outputs[0], t.inputs[2])
    t2 = _n(nt, 'Math', operation='MULTIPLY_ADD'); t2.inputs[1].default_value = .35
    L(warp.outputs['Fac'], t2.inputs[0]); L(t.outputs[0], t2.inputs[2])
    cr = _ramp(nt, t2.outputs[0], [(.30, cl), (.62, mid), (1.0, cd)])
    L(cr.outputs['Color'], b.inputs['Base Color'])
    rr = _n(nt, 'Math', operation='MULTIPLY_ADD'); rr.inputs[1].default_value = .18; rr.inputs[2].default_value = rough - .08
    L(fine.outputs['Fac'], rr.inputs[0]); L(rr.outputs[0], b.inputs['Roughness'])
    bu = _n(nt, 'Bump', Strength=.12, Distance=.001); L(fine.outputs['Fac'], bu.inputs['Height'])
    L(bu.outputs['Normal'], b.inputs['Normal'])
    b.inputs['Specular'].default_value = .35
    return _store(key, m, name)


def metal(color='#2a2a2a', rough=.38, metallic=.9, name=None):
    """Roughness stays above .3: below it Cycles' albedo pass shows the reflection, which the denoiser turns to dots."""
    key = ('metal', color, rough, metallic, name)
    if key not in _cache:
        m, _, _ = _new('metal', rgb(color), max(rough, .31), metallic)
        _store(key, m, name)
    return _cache[key]


def paint(color, rough=.45, name=None):
    key = ('paint', color, rough, name)
    if key not in _cache:
        m, nt, b = _new('paint', rgb(color), rough)
        n = _n(nt, 'TexNoise', Scale=220., Detail=2.)
        nt.links.new(_coords(nt), n.inputs['Vector'])
        bu = _n(nt, 'Bump', Strength=.03, Distance=.0008)
        nt.links.new(n.outputs['Fac'], bu.inputs['Height']); nt.links.new(bu.outputs['Normal'], b.inputs['Normal'])
        _store(key, m, name)
    return _cache[key]


def ceramic(color, gloss=True, speckle=0., name=None):
    key = ('ceramic', color, gloss, speckle, name)
    if key not in _cache:
        c = rgb(color)
        m, nt, b = _new('ceramic', c, .16 if gloss else .62)
        b.inputs['Specular'].default_value = .5
        if speckle:
            v = _n(nt, 'TexNoise', Scale=230., Detail=1.)
            nt.links.new(_coords(nt), v.inputs['Vector'])
            cr = _ramp(nt, v.outputs['Fac'], [(.66, c), (.70, _shade(c, 1 - speckle))])
            nt.links.new(cr.outputs['Color'], b.inputs['Base Color'])
        _store(key, m, name)
    return _cache[key]


def shade_cloth(color='#f3ead9', glow=1., key=None):
    """Lamp shade: cloth lit from inside."""
    name, key = key, ('shade', color, glow, key)
    if key not in _cache:
        c = rgb(color)
        m, nt, b = _new('shade', c, .9)
        out = nt.nodes['Material Output']
        tr = _n(nt, 'BsdfTranslucent'); tr.inputs['Color'].default_value = c
        mx = _n(nt, 'MixShader'); mx.inputs[0].default_value = .55
        nt.links.new(b.outputs[0], mx.inputs[1]); nt.links.new(tr.outputs[0], mx.inputs[2])
        em = _n(nt, 'Emission'); em.inputs['Color'].default_value = _shade(rgb('#ffd9a0'), 1); em.inputs['Strength'].default_value = glow * .05
        ad = _n(nt, 'AddShader'); nt.links.new(mx.outputs[0], ad.inputs[0]); nt.links.new(em.outputs[0], ad.inputs[1])
        nt.links.new(ad.outputs[0], out.inputs['Surface'])
        n = _n(nt, 'TexNoise', Scale=260., Detail=2.); nt.links.new(_coords(nt), n.inputs['Vector'])
        bu = _n(nt, 'Bump', Strength=.3, Distance=.001)
        nt.links.new(n.outputs['Fac'], bu.inputs['Height']); nt.links.new(bu.outputs['Normal'], b.inputs['Normal'])
        _store(key, m, name)
    return _cache[key]


def leaf(color='#3f6b3a'):
    key = ('leaf', color)
    if key not in _cache:
        c = rgb(color)
        m, nt, b = _new('leaf', c, .38)
        n = _n(nt, 'TexNoise', Scale=18., Detail=5.); nt.links.new(_coords(nt, (1, 1, .35)), n.inputs['Vector'])
        stops = [(.36, _shade(c, .62)), (.64, _shade(c, 1.35))]
        cr = _ramp(nt, n.outputs['Fac'], stops)
        nt.links.new(cr.outputs['Color'], b.inputs['Base Color'])
        b.inputs['Subsurface'].default_value = 0.
        _cache[key] = m
    return _cache[key]


def turf(color='#6f8a45'):
    """Grass from a distance: patches that were mown, trodden and watered unevenly."""
    key = ('turf', color)
    if key not in _cache:
        c = rgb(color)
        m, nt, b = _new('turf', c, .9)
        b.inputs['Specular'].default_value = .1
        patch = _n(nt, 'TexNoise', Scale=.9, Detail=3.); nt.links.new(_coords(nt, shift=False), patch.inputs['Vector'])
        blade = _n(nt, 'TexNoise', Scale=55., Detail=4.); nt.links.new(_coords(nt, shift=False), blade.inputs['Vector'])
        t = _n(nt, 'Math', operation='MULTIPLY_ADD'); t.inputs[1].default_value = .6
        nt.links.new(blade.outputs['Fac'], t.inputs[0]); nt.links.new(patch.outputs['Fac'], t.inputs[2])
        cr = _ramp(nt, t.outputs[0], [(.55, _shade(c, .55)), (.80, c), (1., _shade(c, 1.5))])
        nt.links.new(cr.outputs['Color'], b.inputs['Base Color'])
        bu = _n(nt, 'Bump', Strength=.9, Distance=.03)
        nt.links.new(blade.outputs['Fac'], bu.inputs['Height']); nt.links.new(bu.outputs['Normal'], b.inputs['Normal'])
        _cache[key] = m
    return _cache[key]


def backdrop(pixels, glow=1.):
    """What is seen through a window: it shines by itself, as no lamp of the room reaches it."""
    m = picture(pixels, 'backdrop')
    nt = m.node_tree
    own = _n(nt, 'Emission', Strength=glow)
    nt.links.new(next(n for n in nt.nodes if n.type == 'TEX_IMAGE').outputs['Color'], own.inputs['Color'])
    nt.links.new(own.outputs[0], nt.nodes['Material Output'].inputs['Surface'])
    return m


def emit(color, strength):
    m = bpy.data.materials.new('emit')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.clear()
    e = nt.nodes.new('ShaderNodeEmission')
    e.inputs['Color'].default_value, e.inputs['Strength'].default_value = rgb(color), strength
    o = nt.nodes.new('ShaderNodeOutputMaterial')
    nt.links.new(e.outputs[0], o.inputs['Surface'])
    m['pbr'] = (*rgb(color)[:3], .5, 0)
    return m


def _with_streaks(nt, out):
    """A clear shader (its output socket) and the streaks of the soft boxes beside it.

    Nothing of it is left to chance (no reflection is traced): glass before paper white is all edges, and noise in them is milk.
    """
    turned = _n(nt, 'VectorMath', operation='MULTIPLY'); turned.inputs[1].default_value = (1, 1, 0)
    nt.links.new(_n(nt, 'TexCoord').outputs['Reflection'], turned.inputs[0])
    flat = _n(nt, 'VectorMath', operation='NORMALIZE'); nt.links.new(turned.outputs[0], flat.inputs[0])
    for towards, strength in (((-.707, -.707, 0), .5), ((.88, -.48, 0), .25)):
        near = _n(nt, 'VectorMath', operation='DOT_PRODUCT'); near.inputs[1].default_value = towards
        nt.links.new(flat.outputs[0], near.inputs[0])
        streak = _ramp(nt, near.outputs['Value'], [(.955, (0, 0, 0, 1)), (.985, (1, 1, 1, 1))])
        shine = _n(nt, 'Emission', Strength=strength); nt.links.new(streak.outputs['Color'], shine.inputs['Color'])
        both = _n(nt, 'AddShader')
        nt.links.new(out, both.inputs[0]); nt.links.new(shine.outputs[0], both.inputs[1])
        out = both.outputs[0]
    nt.links.new(out, nt.nodes['Material Output'].inputs['Surface'])


def glass(color='#ffffff'):
    """Thin clear glass, drawn by its edges: where the eye passes along the wall it looks through more of it, and less light comes."""
    key = ('glass', color)
    if key not in _cache:
        c = rgb(color)
        m, nt, _ = _new('glass', c, .05)
        edge = _n(nt, 'LayerWeight', Blend=.5)
        depth = _ramp(nt, edge.outputs['Facing'], [(.0, _shade(c, 1.02)), (.45, _shade(c, .98)), (.75, _shade(c, .86)), (1., _shade(c, .45))])
        tr = _n(nt, 'BsdfTransparent'); nt.links.new(depth.outputs['Color'], tr.inputs['Color'])
        _with_streaks(nt, tr.outputs[0])
        m['pbr'] = (*c[:3], .1, 0)
        _cache[key] = m
    return _cache[key]


def liquid(color):
    """Tea or juice in a glass. It shines in its colour: the ground is paper added later, whose light it cannot tint."""
    key = ('liquid', color)
    if key not in _cache:
        c = rgb(color)
        m, nt, _ = _new('liquid', c, .1)
        edge = _n(nt, 'LayerWeight', Blend=.5)
        depth = _ramp(nt, edge.outputs['Facing'], [(.2, c), (1., _shade(c, .6))])
        own = _n(nt, 'Emission', Strength=.7); nt.links.new(depth.outputs['Color'], own.inputs['Color'])
        tr = _n(nt, 'BsdfTransparent'); tr.inputs['Color'].default_value = (.4, .4, .4, 1)
        both = _n(nt, 'AddShader')
        nt.links.new(tr.outputs[0], both.inputs[0]); nt.links.new(own.outputs[0], both.inputs[1])
        _with_streaks(nt, both.outputs[0])
        _cache[key] = m
    return _cache[key]


def mirror():
    """Looking-glass. The studio around it is blank, so it shows a room that is not there, out of focus, as a mirror in a shop does."""
    if 'mirror' not in _cache:
        m = picture(_room_behind(), 'mirror', .31)
        del m['image']                           # a 3D model has no such coordinates
        nt = m.node_tree
        tc, sep, flat = _n(nt, 'TexCoord'), _n(nt, 'SeparateXYZ'), _n(nt, 'CombineXYZ')
        nt.links.new(tc.outputs['Generated'], sep.inputs[0])
        nt.links.new(sep.outputs['X'], flat.inputs['X']); nt.links.new(sep.outputs['Z'], flat.inputs['Y'])
        image = next(n for n in nt.nodes if n.type == 'TEX_IMAGE')
        nt.links.new(flat.outputs[0], image.inputs['Vector'])
        nt.nodes['Principled BSDF'].inputs['Specular'].default_value = .6
        _cache['mirror'] = m
    return _cache['mirror']


def _room_behind(n=256):
    """Wall, floor, a window with its light on the floor, the shadow of a plant: everything with soft edges."""
    y, x = np.mgrid[0:n, 0:n].astype(np.float32) / n
    z = 1 - y
    tone = lambda c: np.array([int(c[i:i + 2], 16) / 255 for i in (1, 3, 5)], np.float32)
    soft = lambda v, edge: (np.clip(v / edge + .5, 0, 1) ** 2 * (3 - 2 * np.clip(v / edge + .5, 0, 1)))[..., None]
    within = lambda a, b, c, d, edge: soft(np.minimum(np.minimum(x - a, b - x), np.minimum(z - c, d - z)), edge)
    out = tone('#c3c1ba') + (tone('#dddcd6') - tone('#c3c1ba')) * z[..., None]
    put = lambda out, colour, k: out + (tone(colour) - out) * k
    out = put(out, '#a98f72', soft(.20 - z + .04 * x, .05))
    out = put(out, '#e4d3b8', within(.28, .62, -.2, .15 + .10 * .5, .06) * .6)
    for a in (.17, .38):
        out = put(out, '#f6f7f5', within(a, a + .18, .44, .90, .025))
    for a in (.08, .57):
        out = put(out, '#d9d2c4', within(a, a + .08, .20, .95, .04))
    for cx, cz, r in ((.84, .42, .09), (.90, .52, .08), (.79, .52, .07), (.86, .60, .06)):
        out = put(out, '#7f8b75', soft(r - np.hypot(x - cx, z - cz), .07))
    out = put(out, '#b7a48f', within(.80, .91, .16, .32, .03))
    for _ in range(3):                           # out of focus
        for axis in (0, 1):
            padded = np.pad(out, [(9, 9) if a == axis else (0, 0) for a in range(3)], mode='edge')
            out = sum(np.take(padded, range(k, k + n), axis) for k in range(19)) / 19
    return out


def rattan(color='#c7a472', name=None):
    """Woven cane: over-under checks in UV space."""
    key = ('rattan', color, name)
    if key in _cache:
        return _cache[key]
    c = rgb(color)
    m, nt, b = _new('rattan', c, .6)
    L = nt.links.new
    m['tile'] = 'weave'
    uv = _n(nt, 'TexCoord')
    sep = _n(nt, 'SeparateXYZ'); L(uv.outputs['UV'], sep.inputs[0])
    waves = []
    for ax in ('X', 'Y'):
        mu = _n(nt, 'Math', operation='MULTIPLY'); mu.inputs[1].default_value = 330.
        L(sep.outputs[ax], mu.inputs[0])
        si = _n(nt, 'Math', operation='SINE'); L(mu.outputs[0], si.inputs[0])
        waves.append(si.outputs[0])
    pr = _n(nt, 'Math', operation='MULTIPLY'); L(waves[0], pr.inputs[0]); L(waves[1], pr.inputs[1])
    n = _n(nt, 'TexNoise', Scale=30., Detail=4.); L(_coords(nt), n.inputs['Vector'])
    t = _n(nt, 'Math', operation='MULTIPLY_ADD'); t.inputs[1].default_value = .34
    L(pr.outputs[0], t.inputs[0]); L(n.outputs['Fac'], t.inputs[2])
    cr = _ramp(nt, t.outputs[0], [(.2, _shade(c, .55)), (.75, _shade(c, 1.15))])
    L(cr.outputs['Color'], b.inputs['Base Color'])
    bu = _n(nt, 'Bump', Strength=.8, Distance=.004); L(pr.outputs[0], bu.inputs['Height'])
    L(bu.outputs['Normal'], b.inputs['Normal'])
    return _store(key, m, name)


def picture(pixels, name, rough=.95, pile=0.):
    """Flat colours from a generated pixel grid (rugs, prints, clock faces), mapped over the whole UV square.

    pile adds woollen noise and bump.
    """
    m, nt, b = _new(name, (.6, .6, .6, 1), rough)
    h, w = pixels.shape[:2]
    im = bpy.data.images.new(name, w, h)
    buf = np.ones((h, w, 4), np.float32)
    buf[..., :3] = pixels[::-1]
    im.pixels.foreach_set(buf.ravel())
    im.pack()
    L = nt.links.new
    tx = _n(nt, 'TexImage', image=im, interpolation='Cubic')
    tc = _n(nt, 'TexCoord')
    L(tc.outputs['UV'], tx.inputs['Vector'])
    b.inputs['Specular'].default_value = .1 if pile else .3
    if pile:
        b.inputs['Sheen'].default_value = .4
        v = _n(nt, 'TexNoise', Scale=240., Detail=3.); L(_coords(nt, shift=False), v.inputs['Vector'])
        mx = _n(nt, 'MixRGB', blend_type='MULTIPLY'); mx.inputs[0].default_value = pile
        tone = _ramp(nt, v.outputs['Fac'], [(.3, (.6, .6, .6, 1)), (.7, (1.12, 1.12, 1.12, 1))])
        L(tx.outputs['Color'], mx.inputs[1]); L(tone.outputs['Color'], mx.inputs[2])
        L(mx.outputs[0], b.inputs['Base Color'])
        bu = _n(nt, 'Bump', Strength=1., Distance=.005); L(v.outputs['Fac'], bu.inputs['Height'])
        L(bu.outputs['Normal'], b.inputs['Normal'])
    else:
        L(tx.outputs['Color'], b.inputs['Base Color'])
    m['image'] = im.name
    m['pbr'] = (*[float(x) for x in pixels.reshape(-1, 3).mean(0) ** 2.2], rough, 0)
    return m
