"""Colours, woods and metals of the range with their Mongolian names, and helpers that make finishes out of them."""

COLOURS = {  # key: Mongolian name, sRGB
    'white': ('цагаан', '#efece6'), 'ivory': ('сүүн цагаан', '#e6decf'), 'sand': ('элсэн шаргал', '#cdbfa8'), 'beige': ('шаргал', '#c4b094'),
    'lightgrey': ('цайвар саарал', '#c6c5c1'), 'grey': ('саарал', '#8f9091'), 'graphite': ('бараан саарал', '#4b4e52'), 'black': ('хар', '#2d2c2b'),
    'sky': ('цайвар цэнхэр', '#a9bccb'), 'blue': ('бүдэг цэнхэр', '#5f7891'), 'night': ('хар хөх', '#2f3d55'), 'turquoise': ('оюу ногоон', '#5c9590'),
    'sage': ('саарал ногоон', '#9aa78f'), 'forest': ('хар ногоон', '#3f5a4a'), 'olive': ('олив ногоон', '#77784f'),
    'mustard': ('гичийн шар', '#cfa042'), 'amber': ('хув шар', '#d8ab5c'), 'terracotta': ('тоосгон улаан', '#b86a4b'), 'coral': ('шүрэн улаан', '#b4493f'),
    'rust': ('зэвэн хүрэн', '#8f5238'), 'pink': ('бүдэг ягаан', '#d9b3a6'), 'brown': ('хүрэн', '#6d4f3d'), 'cognac': ('шар хүрэн', '#9a6238'),
    'natural': ('байгалийн өнгө', '#c7a472'), 'clear': ('тунгалаг', '#eef3f2'),
}
WOODS = {'oak': ('царс', '#b9986f'), 'birch': ('хус', '#d5c09b'), 'walnut': ('хушга', '#6e5040'), 'black': ('хар будагтай мод', '#332f2c'),
         'teak': ('тик', '#9d6c3f'), 'ash': ('цайвар мод', '#d8cbb8')}
METALS = {'brass': ('гуулин шар', '#b08d57'), 'steel': ('мөнгөлөг', '#a9a9a6'), 'iron': ('хар', '#2a2826'), 'copper': ('зэсэн улаан', '#b0704f')}


def fab(c, kind='weave'):
    return {'fabric': COLOURS[c][1] if c in COLOURS else c, **({'kind': kind} if kind != 'weave' else {})}


def wood(c):
    return {'wood': c}


def paint(c, rough=.42):
    return {'paint': COLOURS[c][1] if c in COLOURS else c, 'rough': rough}


def metal(c, rough=.36):
    return {'metal': METALS[c][1] if c in METALS else c, 'rough': rough}


def cer(c, gloss=True, speckle=0):
    return {'ceramic': COLOURS[c][1] if c in COLOURS else c, 'gloss': gloss, 'speckle': speckle}


def rat(c='natural'):
    return {'rattan': COLOURS[c][1] if c in COLOURS else c}


def shade(c='#f1e6d2'):
    return {'shade': c}


def fin(key, name, hexa, **parts):
    return {'key': key, 'name': name, 'hex': hexa, 'parts': parts}


def by_colour(keys, make, kind=None, **fixed):
    """One finish per colour key; make(key) -> parts. `kind` adds a material suffix to key and name."""
    out = []
    for k in keys:
        name, hexa = COLOURS[k]
        suffix, note = kind or ('', '')
        out.append(fin(k + suffix, name + note, hexa, **{**fixed, **make(k)}))
    return out


def by_wood(keys, make, **fixed):
    return [fin(k, WOODS[k][0], WOODS[k][1], **{**fixed, **make(k)}) for k in keys]


def by_metal(keys, make, **fixed):
    return [fin(k if k != 'iron' else 'black-metal', METALS[k][0], METALS[k][1], **{**fixed, **make(k)}) for k in keys]


ACCENT = {'sand': 'terracotta', 'ivory': 'sage', 'lightgrey': 'blue', 'grey': 'amber', 'graphite': 'sand', 'blue': 'ivory', 'night': 'amber',
          'sage': 'ivory', 'forest': 'amber', 'rust': 'sand', 'terracotta': 'ivory', 'mustard': 'ivory', 'pink': 'ivory', 'beige': 'forest',
          'turquoise': 'sand', 'cognac': 'ivory', 'black': 'sand', 'brown': 'ivory', 'olive': 'ivory', 'sky': 'white', 'white': 'sky', 'coral': 'ivory'}


def sofa(keys, kind='weave', legs=None):
    suffix = {'boucle': ('-boucle', ', буржгар даавуу'), 'velvet': ('-velvet', ', хилэн'), 'leather': ('-leather', ', арьсан')}.get(kind)
    return by_colour(keys, lambda k: {'cloth': fab(k, kind), 'accent': fab(ACCENT.get(k, 'sand'), 'linen')}, suffix, legs=legs or wood('oak'))


def bedlinen(keys, frame):
    out = []
    for k in keys:
        name, hexa = COLOURS[k]
        out.append(fin(k, name, hexa, frame=fab(k), linen=fab('#f0ece4', 'linen'), duvet=fab('#d6cab7', 'linen'), throw=fab(ACCENT.get(k, 'sand')), legs=wood(frame)))
    return out


def woodbed(keys, throw='forest', duvet='#bfc8bb'):
    return by_wood(keys, lambda k: {'frame': wood(k), 'legs': wood(k)}, linen=fab('#f0ece4', 'linen'), duvet=fab(duvet, 'linen'), throw=fab(throw))


def cab(woods=(), paints=(), pull='brass', legs=None, top=None):
    """Cabinets: all-wood finishes, and painted ones (wooden legs)."""
    out = by_wood(woods, lambda k: {'body': wood(k), 'front': wood(k), 'legs': legs or wood(k)}, pull=metal(pull)) if woods else []
    out += by_colour(paints, lambda k: {'body': paint(k), 'front': paint(k), 'legs': legs or wood('oak')}, pull=metal(pull), **({'top': top} if top else {}))
    return out


def duo(body, paints, pull='brass'):
    """Wooden body with painted fronts."""
    return by_colour(paints, lambda k: {'body': wood(body), 'front': paint(k), 'legs': wood(body)}, pull=metal(pull))


def rug(kind, **variants):
    return [fin(k, v['name'], v['hex'], rug={'kind': kind, **v['c']}) for k, v in variants.items()]
