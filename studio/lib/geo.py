"""Mesh building blocks. Units are metres, Z is up, the front of a product faces -Y."""
import math
import bmesh
import bpy
from mathutils import Vector, noise


def box_uv(mesh):
    """UVs in metres, projected along each face's dominant axis."""
    layer = mesh.uv_layers.get('UVMap') or mesh.uv_layers.new(name='UVMap')
    for poly in mesh.polygons:
        n = poly.normal
        axis = max(range(3), key=lambda i: abs(n[i]))
        a, b = ((1, 2), (0, 2), (0, 1))[axis]
        for li in poly.loop_indices:
            co = mesh.vertices[mesh.loops[li].vertex_index].co
            layer.data[li].uv = (co[a], co[b])


def _finish(bm, name, mat, loc=(0, 0, 0), rot=(0, 0, 0), smooth=40):
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    box_uv(mesh)
    for p in mesh.polygons:
        p.use_smooth = True
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(smooth)
    ob = bpy.data.objects.new(name, mesh)
    ob.location, ob.rotation_euler = loc, rot
    if mat:
        mesh.materials.append(mat(ob) if callable(mat) else mat)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def box(name, size, loc, mat, bevel=.004, rot=(0, 0, 0), seg=3, taper=None):
    """Box with rounded edges. taper=(sx, sy) scales the bottom face (for legs)."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts:
        if taper and v.co.z < 0:
            v.co.x *= taper[0]
            v.co.y *= taper[1]
        v.co = Vector((v.co.x * size[0], v.co.y * size[1], v.co.z * size[2]))
    r = min(bevel, min(size) * .49)
    if r > 0:
        bmesh.ops.bevel(bm, geom=bm.edges[:], offset=r, segments=seg, profile=.5, affect='EDGES')
    ob = _finish(bm, name, None, loc, rot)
    ob['dims'] = size
    ob.data.materials.append(mat(size) if callable(mat) else mat)
    return ob


def lathe(name, profile, loc, mat, steps=64, rot=(0, 0, 0), smooth=50, close=False):
    """Surface of revolution about Z from (radius, height) pairs."""
    bm = bmesh.new()
    rings = []
    for r, z in profile:
        if r < 1e-6:
            rings.append([bm.verts.new((0, 0, z))])
        else:
            rings.append([bm.verts.new((r * math.cos(2 * math.pi * i / steps),
                                        r * math.sin(2 * math.pi * i / steps), z)) for i in range(steps)])
    pairs = list(zip(rings, rings[1:])) + ([(rings[-1], rings[0])] if close else [])
    for a, b in pairs:
        for i in range(steps):
            j = (i + 1) % steps
            if len(a) == 1 and len(b) == 1:
                continue
            if len(a) == 1:
                bm.faces.new((a[0], b[i], b[j]))
            elif len(b) == 1:
                bm.faces.new((a[i], a[j], b[0]))
            else:
                bm.faces.new((a[i], a[j], b[j], b[i]))
    size = (max(p[0] for p in profile) * 2,) * 2 + (max(p[1] for p in profile) - min(p[1] for p in profile),)
    return _finish(bm, name, mat(size) if callable(mat) else mat, loc, rot, smooth)


def leg(name, top, bottom, r_top, r_bottom, mat, steps=28):
    """Round tapered leg between two points."""
    a, b = Vector(top), Vector(bottom)
    axis = a - b
    n = axis.length
    c = .15 * r_bottom
    prof = [(0, 0), (r_bottom - c, 0), (r_bottom, c), (r_top, n - .002), (r_top - .001, n), (0, n)]
    ob = lathe(name, prof, b, mat, steps)
    ob.rotation_euler = axis.to_track_quat('Z', 'Y').to_euler()
    return ob


def tube(name, points, radius, mat, cyclic=False, res=10, smooth=True, sides=4, taper=None):
    """Round tube along a poly-line or a smooth curve. sides: thick ones need more; taper: the radius at each point, times `radius`."""
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions = '3D'
    cu.bevel_depth, cu.bevel_resolution, cu.use_fill_caps = radius, sides, True
    if smooth:
        sp = cu.splines.new('NURBS')
    else:
        sp = cu.splines.new('POLY')
    sp.points.add(len(points) - 1)
    for p, co in zip(sp.points, points):
        p.co = (*co, 1)
    for p, k in zip(sp.points, taper or ()):
        p.radius = k
    sp.use_cyclic_u = cyclic
    if smooth:  # the order is clamped to the number of points, so set it last
        sp.order_u, sp.resolution_u, sp.use_endpoint_u = 3, res, not cyclic
    tmp = bpy.data.objects.new(name, cu)
    mesh = bpy.data.meshes.new_from_object(tmp)
    bpy.data.objects.remove(tmp)
    bpy.data.curves.remove(cu)
    box_uv(mesh)
    for p in mesh.polygons:
        p.use_smooth = True
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(50)
    ob = bpy.data.objects.new(name, mesh)
    ob['path'], ob['radius'] = [c for p in points for c in p], radius   # kept for the line drawing
    mesh.materials.clear()
    mesh.materials.append(mat((.02, .02, 1)) if callable(mat) else mat)
    bpy.context.scene.collection.objects.link(ob)
    return ob


def _knots(half, r, flat, curve=5):
    """Grid positions along one axis: dense over the rounded ends, even between."""
    inner = max(half - r, 1e-4)
    a = [-half + r * (1 - math.cos(math.pi / 2 * i / curve)) for i in range(curve)]
    m = [-inner + 2 * inner * i / flat for i in range(flat + 1)]
    return a + m + [-v for v in reversed(a)]


def soft(name, size, loc, mat, radius=.05, crown=(0, 0, .02), wrinkle=.003, rot=(0, 0, 0), seed=0,
         bend=None, flat=22, piping=None, pipe_r=.005, scale_w=5.0, sag=0):
    """Upholstered block: rounded box whose faces bulge by `crown` and wrinkle a little.

    bend: function(Vector) -> Vector applied last. piping: material of the seam cord.
    """
    hx, hy, hz = (s / 2 for s in size)
    r = min(radius, hx * .98, hy * .98, hz * .98)
    ks = [_knots(h, r, max(2, int(flat * min(1, h * 2 / .7)))) for h in (hx, hy, hz)]
    bm = bmesh.new()
    cache = {}

    def vert(i, j, k):
        key = (i, j, k)
        if key not in cache:
            cache[key] = bm.verts.new((ks[0][i], ks[1][j], ks[2][k]))
        return cache[key]

    n = [len(k) for k in ks]
    for i in range(n[0] - 1):
        for j in range(n[1] - 1):
            for k in (0, n[2] - 1):
                bm.faces.new((vert(i, j, k), vert(i + 1, j, k), vert(i + 1, j + 1, k), vert(i, j + 1, k)))
    for i in range(n[0] - 1):
        for k in range(n[2] - 1):
            for j in (0, n[1] - 1):
                bm.faces.new((vert(i, j, k), vert(i + 1, j, k), vert(i + 1, j, k + 1), vert(i, j, k + 1)))
    for j in range(n[1] - 1):
        for k in range(n[2] - 1):
            for i in (0, n[0] - 1):
                bm.faces.new((vert(i, j, k), vert(i, j + 1, k), vert(i, j + 1, k + 1), vert(i, j, k + 1)))

    off = Vector((seed * 7.13, seed * 3.7, seed * 1.91))

    def shape(co):
        inner = Vector((max(-(hx - r), min(hx - r, co.x)), max(-(hy - r), min(hy - r, co.y)),
                        max(-(hz - r), min(hz - r, co.z))))
        d = co - inner
        p = inner + (d.normalized() * r if d.length > 1e-6 else d)
        u, v, w = p.x / hx, p.y / hy, p.z / hz
        f = lambda a: max(0., 1 - a * a) ** .6
        q = p.copy()
        q.x += math.copysign(crown[0], p.x) * f(v) * f(w) * abs(u) ** 3
        q.y += math.copysign(crown[1], p.y) * f(u) * f(w) * abs(v) ** 3
        q.z += math.copysign(crown[2], p.z) * f(u) * f(v) * abs(w) ** 3
        if sag and p.z > 0:
            q.z -= sag * math.exp(-(u * u * 3 + v * v * 3)) * abs(w)
        if wrinkle:
            nv = noise.noise_vector(p * scale_w + off) + .4 * noise.noise_vector(p * scale_w * 2.7 + off)
            q += nv * wrinkle
        return bend(q) if bend else q

    for v in bm.verts:
        v.co = shape(v.co)
    ob = _finish(bm, name, mat(size) if callable(mat) else mat, loc, rot, 180)
    if piping:
        for zs in (1, -1):
            z = zs * (hz - r * .35)
            e = r * .10
            ring = []
            for (ax, ay, bx, by) in ((-1, -1, 1, -1), (1, -1, 1, 1), (1, 1, -1, 1), (-1, 1, -1, -1)):
                steps = 14
                for s in range(steps):
                    t = s / steps
                    ring.append(Vector(((hx - e) * (ax + (bx - ax) * t), (hy - e) * (ay + (by - ay) * t), z)))
            pts = []
            for p in ring:
                cx, cy = hx - r, hy - r
                inner = Vector((max(-cx, min(cx, p.x)), max(-cy, min(cy, p.y)), z))
                d = p - inner
                d.z = 0
                rr = r - e
                p2 = inner + (d.normalized() * rr if d.length > 1e-6 else d)
                pts.append(shape(p2.copy()))
            t = tube(name + '.pipe', pts, pipe_r, piping, cyclic=True, res=3)
            t.location, t.rotation_euler = loc, rot
    return ob


def pillow(name, w, h, t, loc, mat, rot=(0, 0, 0), seed=0, pinch=.07, n=56, wrinkle=.009, seam=True):
    """Scatter cushion standing in the XZ plane, thickness along Y."""
    bm = bmesh.new()
    off = Vector((seed * 5.3, seed * 2.1, seed))
    grid = {}
    for side in (1, -1):
        for i in range(n + 1):
            for j in range(n + 1):
                edge = i in (0, n) or j in (0, n)
                key = (i, j, 0 if edge else side)
                if key in grid:
                    continue
                u = math.sin((2 * i / n - 1) * math.pi / 2)
                v = math.sin((2 * j / n - 1) * math.pi / 2)
                x = u * w / 2 * (1 - pinch * (1 - v * v) * u * u)
                z = v * h / 2 * (1 - pinch * (1 - u * u) * v * v)
                d = t / 2 * max(0, (1 - u ** 4) * (1 - v ** 4)) ** .62
                p = Vector((x, 0, z))
                near = max(abs(u), abs(v)) ** 2
                ang = math.atan2(v, u)
                radial = Vector((math.cos(ang) * 4, math.sin(ang) * 4, near * 1.2 + seed))   # pleats running to the seam
                d += wrinkle * near * (1 - near) * 4 * noise.noise(radial) + wrinkle * 1.2 * noise.noise(p * 6 + off) * (1 - near)
                grid[key] = bm.verts.new((x, side * (0 if edge else max(d, .001)), z))
    for side in (1, -1):
        for i in range(n):
            for j in range(n):
                q = []
                for a, b in ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)):
                    edge = a in (0, n) or b in (0, n)
                    q.append(grid[(a, b, 0 if edge else side)])
                try:
                    bm.faces.new(q)
                except ValueError:
                    pass
    m = mat((w, t, h)) if callable(mat) else mat
    ob = _finish(bm, name, m, loc, rot, 180)
    if seam:
        rim = []
        for a, b, c, d in ((-1, -1, 1, -1), (1, -1, 1, 1), (1, 1, -1, 1), (-1, 1, -1, -1)):
            for s in range(16):
                k = s / 16
                u, v = a + (c - a) * k, b + (d - b) * k
                rim.append((u * w / 2 * (1 - pinch * (1 - v * v) * u * u), 0, v * h / 2 * (1 - pinch * (1 - u * u) * v * v)))
        cord = tube(name + '.seam', rim, .003, m, cyclic=True, res=2)
        cord.location, cord.rotation_euler = loc, rot
    return ob


def sheet(name, nx, ny, fn, loc, mat, rot=(0, 0, 0), thick=0):
    """Grid surface: fn(u, v) -> (x, y, z) for u, v in 0..1. thick adds a solidify."""
    bm = bmesh.new()
    g = [[bm.verts.new(fn(i / nx, j / ny)) for j in range(ny + 1)] for i in range(nx + 1)]
    for i in range(nx):
        for j in range(ny):
            bm.faces.new((g[i][j], g[i + 1][j], g[i + 1][j + 1], g[i][j + 1]))
    ob = _finish(bm, name, mat((1, 1, .1)) if callable(mat) else mat, loc, rot, 180)
    if thick:
        m = ob.modifiers.new('solid', 'SOLIDIFY')
        m.thickness, m.offset = thick, 0
    return ob


def prism(name, outline, depth, loc, mat, bevel=.003, rot=(0, 0, 0), seg=2):
    """Flat shape: an outline in the XZ plane, `depth` thick along Y, edges rounded."""
    bm = bmesh.new()
    face = bm.faces.new([bm.verts.new((x, -depth / 2, z)) for x, z in outline])
    out = bmesh.ops.extrude_face_region(bm, geom=[face])
    bmesh.ops.translate(bm, vec=(0, depth, 0), verts=[v for v in out['geom'] if isinstance(v, bmesh.types.BMVert)])
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    if bevel:
        rim = [e for e in bm.edges if abs(e.verts[0].co.y - e.verts[1].co.y) < 1e-6]
        bmesh.ops.bevel(bm, geom=rim, offset=bevel, segments=seg, profile=.5, affect='EDGES')
    xs, zs = [p[0] for p in outline], [p[1] for p in outline]
    size = (max(xs) - min(xs), depth, max(zs) - min(zs))
    return _finish(bm, name, mat(size) if callable(mat) else mat, loc, rot, 35)


def ribbon(name, path, width, thick, mat, loc=(0, 0, 0), axis='x'):
    """Bent board: a rectangle swept along a path in the YZ plane (axis 'x') or the XZ plane (axis 'y').

    width is measured along the axis, thick across the board.
    """
    bm = bmesh.new()
    rings = []
    n = len(path)
    r = min(.004, thick * .3)
    for i, (a, z) in enumerate(path):
        p0, p1 = path[max(0, i - 1)], path[min(n - 1, i + 1)]
        t = Vector((p1[0] - p0[0], p1[1] - p0[1]))
        t.normalize()
        nx, nz = -t.y, t.x
        ring = []
        W, T = width / 2, thick / 2
        for w, h in ((-W + r, -T), (W - r, -T), (W, -T + r), (W, T - r), (W - r, T), (-W + r, T), (-W, T - r), (-W, -T + r)):
            ring.append(bm.verts.new((w, a + nx * h, z + nz * h) if axis == 'x' else (a + nx * h, w, z + nz * h)))
        rings.append(ring)
    for a, b in zip(rings, rings[1:]):
        for i in range(8):
            j = (i + 1) % 8
            bm.faces.new((a[i], a[j], b[j], b[i]))
    bm.faces.new(list(reversed(rings[0])))
    bm.faces.new(rings[-1])
    ys, zs = [p[0] for p in path], [p[1] for p in path]
    size = (width, max(ys) - min(ys), max(zs) - min(zs)) if axis == 'x' else (max(ys) - min(ys), width, max(zs) - min(zs))
    return _finish(bm, name, mat(size) if callable(mat) else mat, loc, (0, 0, 0), 40)


def dup(ob, loc=None, rot=None):
    """A second object with the same mesh."""
    o = ob.copy()
    if loc is not None:
        o.location = loc
    if rot is not None:
        o.rotation_euler = rot
    bpy.context.scene.collection.objects.link(o)
    return o


def arc(cx, cz, r, a0, a1, n=12, rz=None):
    """Points on an arc (degrees), for outlines and paths."""
    rz = r if rz is None else rz
    return [(cx + r * math.cos(math.radians(a0 + (a1 - a0) * i / n)), cz + rz * math.sin(math.radians(a0 + (a1 - a0) * i / n)))
            for i in range(n + 1)]


def fit_uv(ob, axes=(0, 1)):
    """Stretch the UV square over the object's own bounds along two axes (for pictures and rug patterns)."""
    me = ob.data
    lo = [min(v.co[a] for v in me.vertices) for a in axes]
    hi = [max(v.co[a] for v in me.vertices) for a in axes]
    uv = me.uv_layers['UVMap'].data
    for lp in me.loops:
        co = me.vertices[lp.vertex_index].co
        uv[lp.index].uv = [(co[a] - l) / max(h - l, 1e-6) for a, l, h in zip(axes, lo, hi)]
    return ob


def rounded(profile, n=5):
    """A smooth profile through the given (radius, height) points (Catmull-Rom), for thrown pottery."""
    out = []
    g = lambda i: profile[max(0, min(len(profile) - 1, i))]
    for i in range(len(profile) - 1):
        p0, p1, p2, p3 = g(i - 1), g(i), g(i + 1), g(i + 2)
        for k in range(n):
            t = k / n
            out.append(tuple(.5 * (2 * p1[c] + (p2[c] - p0[c]) * t + (2 * p0[c] - 5 * p1[c] + 4 * p2[c] - p3[c]) * t * t
                                   + (3 * p1[c] - p0[c] - 3 * p2[c] + p3[c]) * t ** 3) for c in (0, 1)))
    out.append(profile[-1])
    return [(max(0., r), z) for r, z in out]
