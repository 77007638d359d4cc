"""Reading catalog.json: which finishes need their own render, which are recoloured from another."""
import json
import core


def load(path):
    return json.load(open(path, encoding='utf-8'))


def _lightest(options):
    """The material in a colour at least as bright as all options in every channel."""
    key = next(k for k in ('wood', 'fabric', 'paint', 'ceramic', 'rattan', 'metal') if k in options[0])
    if key == 'wood':
        return max(options, key=lambda s: sum(core.colour_of(s)[:3]))
    top = tuple(max(int(o[key][i:i + 2], 16) for o in options) for i in (1, 3, 5))
    return {**options[0], key: '#%02x%02x%02x' % top}


def _twins(a, b):
    if set(a) != set(b):
        return False
    return all(a[k] == b[k] or (isinstance(a[k], dict) and isinstance(b[k], dict) and core.same_material(a[k], b[k])) for k in a)


def groups(model):
    """[(parts to render, finishes taken from that render)].

    Finishes that differ in colour only share one render. Each part is rendered in a colour that is the
    brightest of them in every channel, so that each finish is made by darkening: brightening would show a rim.
    """
    left, out = list(model['finishes']), []
    while left:
        same = [f for f in left if _twins(left[0]['parts'], f['parts'])]
        left = [f for f in left if f not in same]
        parts = dict(same[0]['parts'])
        for k, s in parts.items():
            others = [f['parts'][k] for f in same]
            if any(o != s for o in others):
                parts[k] = _lightest(others)
        out.append((parts, same))
    return out


def changes(parts, finish):
    """{part: (old colour, new colour)} for shoot.render."""
    return {k: (core.colour_of(parts[k]), core.colour_of(s)) for k, s in finish['parts'].items() if s != parts[k]}


def in_turn(models, first_only=False):
    """(model, parts, finishes) in an order that serves every department early: first renders of all models, then the rest."""
    seen, rank = {}, {}
    for m in models:
        d = m['department']
        rank[m['code']] = seen[d] = seen.get(d, -1) + 1
    jobs = []
    for i, m in enumerate(models):
        for g, (parts, finishes) in enumerate(groups(m)):
            if not (first_only and g):
                jobs.append(((g > 0, rank[m['code']], i), m, parts, finishes))
    jobs.sort(key=lambda j: j[0])
    return [j[1:] for j in jobs]
