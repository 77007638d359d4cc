"""Line art of a model from two sides, as SVG with measurements.

Each part is projected on the front and the side plane, reduced to its outline and
painted back to front, so hidden lines disappear. Labels are in centimetres (см).
"""
from mathutils import Vector, geometry
import core

SKIP = ('.pipe', '.seam', 'bulb', 'fringe', 'soil', 'spider', 'button', 'mark', 'flute')


def outline(ob, ax):
    """Convex outline of a part in the plane of axes ax=(horizontal, depth); mm units, y down."""
    if 'path' in ob:        # tubes bend: draw the centre line with the tube's width
        c = list(ob['path'])
        pts = [ob.matrix_world @ Vector(c[i:i + 3]) for i in range(0, len(c), 3)]
        return max(p[ax[1]] for p in pts), (ob['radius'], [(p[ax[0]], p.z) for p in pts])
    pts = [ob.matrix_world @ v.co for v in ob.data.vertices]
    flat = [(p[ax[0]], p.z) for p in pts]
    hull = geometry.convex_hull_2d(flat)
    depth = sum(p[ax[1]] for p in pts) / len(pts)
    out = []
    for i in hull:            # drop points closer than 3 mm to the previous one
        if not out or abs(flat[i][0] - out[-1][0]) + abs(flat[i][1] - out[-1][1]) > .003:
            out.append(flat[i])
    return depth, out


def view(objects, ax, near_first):
    parts = [outline(o, ax) for o in objects if not core.is_prop(o) and not any(k in o.name for k in SKIP)]
    parts.sort(key=lambda t: t[0], reverse=near_first)
    return [h for _, h in parts]


def extent(polys):
    """left, right, bottom, top over outlines and tubes."""
    xs, zs = [], []
    for h in polys:
        r, line = h if isinstance(h, tuple) else (0, h)
        for x, z in line:
            xs += [x - r, x + r]
            zs += [z - r, z + r]
    return min(xs), max(xs), min(zs), max(zs)


def svg(front, side, size):
    (fx0, fx1, _, ft), (sx0, sx1, _, st) = extent(front), extent(side)
    wf, ws, h = fx1 - fx0, sx1 - sx0, max(ft, st)
    # scale so that both views and their gaps fill 760 units
    k = min(600 / (wf + ws), 330 / h)
    m, gap = 70, 110
    W, H = m * 2 + (wf + ws) * k + gap, h * k + m * 1.9
    base = m * .7 + h * k
    out = []

    def poly(hull, ox, x0):
        if isinstance(hull, tuple):
            r, line = hull
            d = 'L'.join('%.1f %.1f' % (ox + (x - x0) * k, base - z * k) for x, z in line)
            w = max(1., 2 * r * k)
            return ('<path d="M%s" style="fill:none;stroke-linecap:round;stroke-width:%.1f"/>'
                    '<path d="M%s" style="fill:none;stroke:#fff;stroke-linecap:round;stroke-width:%.1f"/>' % (d, w + 1.4, d, max(0, w - 1.4)))
        return '<path d="M%sZ"/>' % 'L'.join('%.1f %.1f' % (ox + (x - x0) * k, base - z * k) for x, z in hull)

    def hdim(x0, x1, label):
        y = base + 26
        return ('<g class="d"><path d="M%.1f %.1fV%.1fM%.1f %.1fV%.1fM%.1f %.1fH%.1f" marker-start="url(#a)"/>'
                '<path d="M%.1f %.1fH%.1f" marker-start="url(#a)" marker-end="url(#a)"/><text x="%.1f" y="%.1f">%s</text></g>'
                % (x0, base + 8, y + 6, x1, base + 8, y + 6, x0, y, x1, x0, y, x1, (x0 + x1) / 2, y + 19, label)).replace(' marker-start="url(#a)"', '', 1)

    def vdim(x, label):
        y0, y1 = base, base - h * k
        return ('<g class="d"><path d="M%.1f %.1fH%.1fM%.1f %.1fH%.1f"/><path d="M%.1f %.1fV%.1f" marker-start="url(#a)" marker-end="url(#a)"/>'
                '<text transform="translate(%.1f %.1f) rotate(-90)">%s</text></g>'
                % (x - 6, y0, x + 18, x - 6, y1, x + 18, x, y0, y1, x - 8, (y0 + y1) / 2, label))

    ox1, ox2 = m, m + wf * k + gap
    cm = lambda v: '%g' % round(v * 100, 1)
    out += ['<g class="p">'] + [poly(q, ox1, fx0) for q in front] + ['</g>']
    out += ['<g class="p">'] + [poly(q, ox2, sx0) for q in side] + ['</g>']
    out += [hdim(ox1, ox1 + wf * k, cm(size[0]) + ' см'), hdim(ox2, ox2 + ws * k, cm(size[1]) + ' см'), vdim(ox1 - 26, cm(size[2]) + ' см')]
    return ('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %.0f %.0f" role="img">'
            '<defs><marker id="a" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">'
            '<path d="M0 1 7 4 0 7Z" fill="#555"/></marker></defs>'
            '<style>.p{fill:#fff;stroke:#222;stroke-width:1.4;stroke-linejoin:round}.d{fill:none;stroke:#555;stroke-width:1}'
            '.d text{fill:#222;stroke:none;font:500 14px system-ui,sans-serif;text-anchor:middle}</style>%s</svg>' % (W, H, ''.join(out)))
