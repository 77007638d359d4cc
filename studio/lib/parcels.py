"""Parcels by formula from size, weight and kind of packing: plausible, not real."""


def parcels(size, kg, pack, n):
    """Plausible boxes for a size in cm."""
    w, d, h = size
    long, mid, short = sorted(size, reverse=True)
    gross = kg * (1.08 if pack in ('flat', 'box') else 1.05)
    if pack == 'roll':
        return [{'length': int(mid + 6), 'diameter': int(max(16, (short * mid * .22 + 260) ** .5 + 4)), 'weight': round(gross, 1), 'quantity': 1}]
    if pack == 'soft':
        return [{'width': int(min(long, 55)), 'length': int(min(mid, 45) + 2), 'height': int(max(6, min(18, short))), 'weight': round(gross, 1), 'quantity': 1}]
    if pack == 'small':
        return [{'width': int(w + 5), 'length': int(d + 5), 'height': int(h + 5), 'weight': round(gross + .2, 1), 'quantity': 1}]
    if pack == 'whole':
        share = [1] if n == 1 else [.58, .42]
        return [{'width': int(w * s + 6), 'length': int(d + 6), 'height': int(h + 4), 'weight': round(gross * s, 1), 'quantity': 1} for s in share[:n]]
    if pack == 'box':
        return [{'width': int(w * .96 + 4), 'length': int(d * .8 + 4), 'height': int(h * .62 + 4), 'weight': round(gross, 1), 'quantity': 1}]
    if long > 170:                                 # tall furniture comes apart into door-wide panels
        mid = min(mid, 62)
    shares = {1: [1], 2: [.6, .4], 3: [.44, .33, .23], 4: [.34, .28, .22, .16], 5: [.28, .24, .2, .16, .12]}[n]
    out = []
    for i, s in enumerate(shares):                 # flat pack: panels stacked in a shallow carton
        L, M = long * (1 - .12 * i) + 4, mid * (1 - .10 * i) + 4
        thick = max(9, min(28, gross * s * 1000 / .28 / (L * M)))      # .28 g per cm3: board, fittings and air
        out.append({'width': int(M), 'length': int(L), 'height': int(round(thick)), 'weight': round(gross * s, 1), 'quantity': 1})
    return out
