"""The demo range: one line per model. `measure.py` turns this into the catalogue with measured sizes.

Plain data, so that a colour or a model can be added in one line; lib/finishes.py holds the colours and their helpers.
"""
import os
import sys

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), 'lib'))
from finishes import (WOODS, bedlinen, by_colour, by_metal, by_wood, cab, cer, duo, fab, fin, metal,  # noqa: E402
                      paint, rat, rug, shade, sofa, wood, woodbed)

DEPARTMENTS = [
    ('sofas', 'Буйдан, кресло'), ('tables', 'Ширээ, сандал'), ('beds', 'Ор, матрас'), ('storage', 'Шүүгээ, тавиур'),
    ('textiles', 'Хивс, даавуун эдлэл'), ('lighting', 'Гэрэлтүүлэг'), ('kitchen', 'Гал тогоо'), ('decor', 'Гэрийн чимэглэл'),
    ('kids', 'Хүүхдийн өрөө'), ('office', 'Ажлын өрөө'), ('bath', 'Угаалгын өрөө'), ('hall', 'Үүдний өрөө'), ('outdoor', 'Гадаа, зуслан'),
]

MODELS = []


def model(code, name, kind, dept, builder, params, finishes, kg, pack='box', boxes=1, showpiece=False):
    """kg: net weight; pack: how parcels are worked out (whole, flat, box, roll, soft, small); boxes: how many."""
    MODELS.append({'code': code, 'name': name, 'type': kind, 'department': dept, 'builder': builder, 'params': params, 'finishes': finishes,
                   'kg': kg, 'pack': pack, 'boxes': boxes, 'glb': showpiece})


S = 'sofas'
model('sofa-naran-3', 'NARAN', '3 хүний буйдан', S, 'sofa', {'width': 2.12, 'seats': 3}, sofa(['sand', 'graphite', 'blue', 'rust']) + sofa(['ivory'], 'boucle', wood('black')), 58, 'whole', 1, True)
model('sofa-naran-2', 'NARAN', '2 хүний буйдан', S, 'sofa', {'width': 1.54, 'seats': 2}, sofa(['sand', 'graphite', 'blue']), 44, 'whole')
model('sofa-khangai', 'TAIGA', '3 хүний буйдан', S, 'sofa', {'width': 2.34, 'depth': 1.0, 'height': .76, 'seats': 2, 'arms': 'wide', 'leg': .06, 'legs': 'block', 'seat_height': .42, 'softness': .085, 'piping': False, 'wrinkle': .010, 'base': .16, 'cushion_rise': .10, 'pillows': 2},
      sofa(['ivory', 'lightgrey', 'sage', 'terracotta'], 'boucle', wood('black')), 71, 'whole', 1, True)
model('sofa-selenge', 'SELENGE', 'Булангийн буйдан', S, 'sofa', {'width': 2.62, 'depth': .96, 'seats': 3, 'arms': 'track', 'chaise': 'right', 'chaise_depth': 1.58, 'leg': .12, 'legs': 'rod', 'height': .80},
      sofa(['lightgrey', 'graphite', 'night', 'sage', 'beige'], 'weave', metal('iron', .42)), 86, 'whole', 2, True)
model('sofa-tal', 'DELGER', 'Дэлгэдэг буйдан', S, 'sofa', {'width': 1.98, 'depth': .94, 'height': .80, 'seats': 2, 'arms': 'none', 'legs': 'taper', 'leg': .16, 'base': .12, 'cushion_rise': .02, 'pillows': 0},
      sofa(['grey', 'mustard', 'turquoise'], 'weave', wood('birch')), 52, 'whole')
model('sofa-amar', 'AMAR', '3 хүний буйдан, товчилсон түшлэгтэй', S, 'sofa', {'width': 2.18, 'depth': .90, 'height': .80, 'seats': 3, 'cushions': 3, 'arms': 'rolled', 'back': 'tufted', 'legs': 'turned', 'leg': .13, 'back_thick': .20, 'pillows': 0},
      sofa(['cognac', 'brown'], 'leather', wood('walnut')) + sofa(['beige', 'forest', 'night'], 'velvet', wood('walnut')), 68, 'whole', 1, True)
model('sofa-undur', 'UNDUR', '2 хүний буйдан', S, 'sofa', {'width': 1.66, 'depth': .86, 'height': .86, 'seats': 2, 'arms': 'slim', 'back': 'channel', 'legs': 'taper', 'leg': .20, 'base': .12, 'pillows': 1, 'back_thick': .15},
      sofa(['pink', 'turquoise', 'forest', 'night'], 'velvet', metal('brass')), 41, 'whole')
model('armchair-naran', 'NARAN', 'Кресло', S, 'sofa', {'width': .90, 'depth': .84, 'seats': 1, 'pillows': 1, 'arm': .13}, sofa(['sand', 'graphite', 'blue']) + sofa(['cognac'], 'leather', wood('walnut')), 26, 'whole', 1)
model('armchair-orgil', 'ORGIL', 'Өндөр түшлэгтэй кресло', S, 'wing_chair', {'pillows': 0}, sofa(['beige', 'sage', 'mustard', 'blue'], 'weave', wood('walnut')), 31, 'whole', 1, True)
model('armchair-sar', 'SAR', 'Дугуй кресло', S, 'barrel_chair', {'channels': 0}, sofa(['ivory', 'pink', 'terracotta', 'forest'], 'boucle', wood('oak')), 24, 'whole', 1, True)
model('armchair-burgas', 'BURGAS', 'Модон жаазтай кресло', S, 'lounge_chair', {}, [
    fin('oak-sand', 'царс, элсэн шаргал', '#cdbfa8', frame=wood('oak'), cloth=fab('sand')), fin('oak-olive', 'царс, олив ногоон', '#77784f', frame=wood('oak'), cloth=fab('olive')),
    fin('walnut-rust', 'хушга, зэвэн хүрэн', '#8f5238', frame=wood('walnut'), cloth=fab('rust'))], 17, 'box', 1, True)
model('rocker-salhi', 'SAVLUUR', 'Савлуур сандал', S, 'lounge_chair', {'rocker': True, 'height': .94, 'slats': 6}, [
    fin('birch-grey', 'хус, цайвар саарал', '#c6c5c1', frame=wood('birch'), cloth=fab('lightgrey')), fin('birch-blue', 'хус, бүдэг цэнхэр', '#5f7891', frame=wood('birch'), cloth=fab('blue')),
    fin('black-sand', 'хар, элсэн шаргал', '#cdbfa8', frame=wood('black'), cloth=fab('sand'))], 19, 'box')
model('pouf-bombor', 'BOMBOR', 'Дугуй пуф', S, 'pouf', {'width': .52, 'height': .36}, sofa(['sand', 'mustard', 'terracotta', 'graphite'], 'boucle'), 6, 'whole')
model('ottoman-undur', 'UNDUR', 'Хөлийн зөөлөвч', S, 'pouf', {'shape': 'drum', 'width': .48, 'height': .42, 'channels': 22, 'leg': .03}, sofa(['pink', 'turquoise', 'forest'], 'velvet', metal('brass')), 8, 'whole')
model('bench-amar', 'AMAR', 'Зөөлөн вандан сандал', S, 'pouf', {'shape': 'rect', 'width': 1.20, 'depth': .44, 'height': .46, 'leg': .22, 'tufted': True, 'legs': 'turned'}, sofa(['beige', 'grey', 'night'], 'velvet', wood('walnut')), 13, 'box')

T = 'tables'
model('chair-hun', 'KHUN', 'Хоолны сандал', T, 'chair', {}, sofa(['sage', 'mustard', 'terracotta', 'graphite']), 5.6, 'box', 1, True)
model('chair-galuu', 'SHUVUU', 'Модон хоолны сандал', T, 'chair', {'style': 'spindle'}, by_wood(['birch', 'oak', 'walnut', 'black'], lambda k: {'frame': wood(k), 'seat': wood(k)}), 5.2, 'box', 1)
model('chair-tsagaan', 'OVOO', 'Хоолны сандал', T, 'chair', {'style': 'shell'}, by_colour(['white', 'sage', 'mustard', 'graphite'], lambda k: {'cloth': paint(k, .5)}, legs=wood('oak')), 4.4, 'box')
model('chair-zam', 'ZAM', 'Түшлэгтэй хоолны сандал', T, 'chair', {'style': 'ladder'}, [fin('oak-ivory', 'царс, сүүн цагаан', '#b9986f', frame=wood('oak'), seat=fab('ivory')), fin('walnut-ivory', 'хушга, сүүн цагаан', '#6e5040', frame=wood('walnut'), seat=fab('ivory')), fin('black-sand', 'хар, элсэн шаргал', '#332f2c', frame=wood('black'), seat=fab('sand'))], 6.1, 'box')
model('chair-tsetseg', 'TSETSEG', 'Зөөлөн хоолны сандал', T, 'chair', {'style': 'tub', 'channels': 13}, sofa(['pink', 'turquoise', 'forest', 'night'], 'velvet', metal('iron', .42)), 7.4, 'box')
model('barstool-huh', 'TENGER', 'Барны сандал', T, 'stool', {'seat_height': .68, 'width': .37, 'back': True}, by_wood(['birch', 'oak', 'black'], lambda k: {'legs': wood(k), 'seat': wood(k)}), 4.9, 'box')
model('stool-tulga', 'TULGA', 'Дугуй сандал', T, 'stool', {'seat_height': .45, 'width': .35}, by_wood(['birch', 'oak', 'walnut'], lambda k: {'legs': wood(k), 'seat': wood(k)}), 2.8, 'box')
model('table-tal', 'ZOOG', 'Хоолны ширээ', T, 'table', {'width': 1.6, 'depth': .85}, by_wood(['birch', 'oak', 'walnut'], lambda k: {'top': wood(k), 'legs': wood(k)}), 31, 'flat', 2, True)
model('table-toono', 'KHURD', 'Дугуй хоолны ширээ', T, 'table', {'width': 1.1, 'shape': 'round', 'base': 'pedestal', 'thickness': .03}, [
    fin('white-oak', 'цагаан, царс', '#efece6', top=wood('oak'), legs=paint('white', .4)), fin('oak', 'царс', '#b9986f', top=wood('oak'), legs=wood('oak')), fin('black', 'хар', '#332f2c', top=wood('black'), legs=wood('black'))], 29, 'flat', 2)
model('table-mod', 'MODON', 'Зууван хоолны ширээ', T, 'table', {'width': 1.9, 'depth': .98, 'shape': 'oval', 'base': 'taper', 'leg_radius': .042, 'splay': .0, 'thickness': .034}, by_wood(['ash', 'oak', 'walnut'], lambda k: {'top': wood(k), 'legs': wood(k)}), 38, 'flat', 2)
model('coffee-sar', 'SAR', 'Дугуй журналын ширээ', T, 'table', {'width': .84, 'height': .40, 'shape': 'round', 'thickness': .026}, by_wood(['birch', 'oak', 'walnut', 'black'], lambda k: {'top': wood(k), 'legs': wood(k)}), 11, 'flat')
model('coffee-hengereg', 'KHENGEREG', 'Журналын ширээ', T, 'table', {'width': .74, 'height': .38, 'shape': 'round', 'base': 'fluted', 'drum': .86, 'thickness': .022, 'flutes': 52}, by_wood(['oak', 'walnut', 'black'], lambda k: {'top': wood(k), 'legs': wood(k)}), 18, 'whole')
model('nest-ihel', 'IKHER', 'Давхар ширээний иж бүрдэл', T, 'nest', {}, by_wood(['oak', 'walnut', 'black'], lambda k: {'top': wood(k)}, legs=metal('iron', .42)), 9, 'flat')
model('side-ayan', 'AYAN', 'Хажуугийн ширээ', T, 'tray_table', {'stem': True}, by_colour(['white', 'sage', 'terracotta', 'black'], lambda k: {'tray': paint(k), 'legs': metal('iron', .42)}), 4, 'flat')
model('console-urt', 'URTUU', 'Консол ширээ', T, 'table', {'width': 1.1, 'depth': .34, 'height': .78, 'base': 'taper', 'inset': .06, 'splay': .01, 'leg_radius': .022, 'apron_height': .11, 'drawers': 2}, by_wood(['oak', 'walnut'], lambda k: {'top': wood(k), 'legs': wood(k)}, pull=metal('brass')), 14, 'flat')

G = 'storage'
model('tv-talbai', 'TALBAI', 'Зурагтын тавиур', G, 'cabinet', {'width': 1.8, 'depth': .40, 'height': .48, 'layout': [['door'], ['open', 'open'], ['door']], 'leg': .14}, duo('oak', ['white', 'sage', 'graphite']), 34, 'flat', 2)
model('sideboard-talbai', 'TALBAI', 'Хажуугийн шүүгээ', G, 'cabinet', {'width': 1.6, 'height': .74}, cab(['birch', 'oak', 'walnut']) + duo('oak', ['white', 'sage', 'night']), 42, 'flat', 2, True)
model('sideboard-zegs', 'ZEGS', 'Зэгсэн хаалгатай шүүгээ', G, 'cabinet', {'width': 1.4, 'height': .80, 'layout': [['door'], ['door'], ['door']], 'fronts': 'cane', 'legs': 'taper', 'leg': .18}, cab(['oak', 'black']), 36, 'flat', 2)
model('chest-tal', 'TAL', 'Шургуулгатай шүүгээ', G, 'cabinet', {'width': .80, 'depth': .46, 'height': 1.0, 'layout': [['drawer'] * 4], 'pulls': 'knob', 'leg': .12}, cab(['birch', 'oak', 'walnut'], ['white', 'sage']), 38, 'flat', 1, True)
model('chest-orgon', 'ORGON', 'Өргөн шургуулгатай шүүгээ', G, 'cabinet', {'width': 1.40, 'depth': .46, 'height': .78, 'layout': [[['drawer', 1.2], ['drawer', 1.2], ['drawer', .8]], [['drawer', 1.2], ['drawer', 1.2], ['drawer', .8]]], 'pulls': 'cup', 'fronts': 'frame', 'legs': 'plinth', 'leg': .07, 'top_over': .012}, cab([], ['white', 'lightgrey', 'blue'], 'brass', paint('white'), wood('oak')), 48, 'flat', 2)
model('night-tal', 'TAL', 'Орны дэргэдэх шүүгээ', G, 'cabinet', {'width': .46, 'depth': .40, 'height': .56, 'layout': [['open', 'drawer']], 'leg': .16, 'pulls': 'knob', 'seed': 5}, cab(['birch', 'oak', 'walnut']), 11, 'flat')
model('night-zuud', 'ZUUD', 'Орны дэргэдэх шүүгээ', G, 'cabinet', {'width': .44, 'depth': .40, 'height': .52, 'layout': [['drawer', 'drawer']], 'fronts': 'slat', 'pulls': 'none', 'legs': 'plinth', 'leg': .05}, cab(['oak', 'walnut', 'black']), 13, 'flat')
model('wardrobe-ord', 'ORD', '3 хаалгатай хувцасны шүүгээ', G, 'cabinet', {'width': 1.5, 'depth': .58, 'height': 2.02, 'layout': [[['drawer', .22], ['door', 1.6]], [['drawer', .22], ['mirror', 1.6]], [['drawer', .22], ['door', 1.6]]], 'pulls': 'bar', 'legs': 'plinth', 'leg': .07}, cab(['oak'], ['white', 'sage'], 'iron', paint('white')), 118, 'flat', 4)
model('wardrobe-gulsen', 'GULSEN', 'Гүйдэг хаалгатай хувцасны шүүгээ', G, 'sliding_wardrobe', {'width': 1.8, 'bands': 0}, by_colour(['white', 'lightgrey', 'graphite'], lambda k: {'body': paint(k), 'front': paint(k)}), 132, 'flat', 5)
model('book-uul', 'UUL', 'Номын тавиур', G, 'bookcase', {'width': .82, 'height': 1.90, 'rows': 5}, cab(['oak', 'walnut'], ['white', 'black']), 32, 'flat', 1, True)
model('book-khot', 'KHOT', 'Хаалгатай номын тавиур', G, 'bookcase', {'width': 1.2, 'height': 1.96, 'rows': 5, 'columns': 2, 'doors': 2, 'fronts': 'frame', 'seed': 6}, cab([], ['white', 'sage', 'forest']), 58, 'flat', 2)
model('book-shoo', 'SHOO', 'Шоо тавиур', G, 'bookcase', {'style': 'cube', 'width': 1.12, 'height': 1.12, 'depth': .36, 'rows': 3, 'columns': 3, 'panel': .028, 'seed': 7}, cab([], ['white', 'sage', 'black']), 34, 'flat')
model('book-tumur', 'TUMUR', 'Төмөр жаазтай тавиур', G, 'bookcase', {'style': 'frame', 'width': 1.0, 'height': 1.80, 'depth': .34, 'rows': 5, 'seed': 3}, [fin('oak-black', 'царс, хар', '#b9986f', body=wood('oak'), frame=metal('iron', .42)), fin('walnut-black', 'хушга, хар', '#6e5040', body=wood('walnut'), frame=metal('iron', .42)), fin('birch-brass', 'хус, гуулин шар', '#d5c09b', body=wood('birch'), frame=metal('brass'))], 27, 'flat')
model('wallshelf-nuruu', 'NURUU', 'Ханын тавиур, 2 ширхэг', G, 'wall_shelf', {'width': .8}, by_wood(['oak', 'walnut', 'black'], lambda k: {'body': wood(k)}, bracket=metal('iron', .42)), 5, 'flat')

H = 'hall'
model('shoe-gutal', 'GUTAL', 'Гутлын шүүгээ', H, 'cabinet', {'width': .78, 'depth': .24, 'height': 1.06, 'layout': [['flap', 'flap', 'flap']], 'pulls': 'bar', 'legs': 'rod', 'leg': .08, 'top_over': .006, 'leg_size': .03}, cab([], ['white', 'sage', 'graphite'], 'iron', metal('iron', .42)), 22, 'flat')
model('shoebench-bosgo', 'BOSGO', 'Гутлын вандан сандал', H, 'shoe_bench', {}, [fin('oak-sand', 'царс, элсэн шаргал', '#cdbfa8', frame=wood('oak'), cloth=fab('sand')), fin('oak-forest', 'царс, хар ногоон', '#3f5a4a', frame=wood('oak'), cloth=fab('forest')), fin('walnut-grey', 'хушга, саарал', '#6e5040', frame=wood('walnut'), cloth=fab('grey'))], 9, 'flat')
model('coat-salaa', 'SALAA', 'Босоо өлгүүр', H, 'coat_stand', {}, by_wood(['birch', 'oak', 'walnut', 'black'], lambda k: {'frame': wood(k)}), 5, 'box')
model('coat-rail', 'DEEL', 'Хувцасны өлгүүр, тавиуртай', H, 'coat_stand', {'style': 'rail', 'height': 1.58}, by_wood(['birch', 'oak', 'black'], lambda k: {'frame': wood(k)}), 8, 'box')
model('hooks-egnee', 'EGNEE', 'Ханын өлгүүр', H, 'coat_stand', {'style': 'wall', 'shelf': True, 'hooks': 5}, by_wood(['oak', 'walnut'], lambda k: {'frame': wood(k)}, metal=metal('iron', .42)), 3, 'box')

B = 'beds'
model('bed-amar', 'AMAR', 'Зөөлөн бүрээстэй ор, 160×200', B, 'bed', {'style': 'channel', 'width': 1.72, 'length': 2.14}, bedlinen(['lightgrey', 'beige', 'night', 'forest'], 'oak'), 62, 'flat', 3, True)
model('bed-khaan', 'KHAAN', 'Товчилсон түшлэгтэй ор, 180×200', B, 'bed', {'style': 'tufted', 'width': 1.92, 'length': 2.16, 'height': 1.18, 'head_over': .06}, bedlinen(['ivory', 'grey', 'pink', 'graphite'], 'walnut'), 78, 'flat', 3)
model('bed-zuud', 'ZUUD', 'Зөөлөн түшлэгтэй ор, 140×200', B, 'bed', {'style': 'plain', 'width': 1.52, 'length': 2.14, 'height': .96}, bedlinen(['sand', 'blue', 'terracotta'], 'birch'), 55, 'flat', 3)
model('bed-tal', 'SHUNU', 'Модон ор, 160×200', B, 'bed', {'style': 'wood', 'width': 1.70, 'length': 2.12, 'height': .96}, woodbed(['birch', 'oak', 'walnut']), 47, 'flat', 2)
model('bed-galuu', 'GALUU', 'Модон ор, 90×200', B, 'bed', {'style': 'spindle', 'width': 1.0, 'length': 2.12, 'height': .96, 'spindles': 9}, woodbed(['birch', 'oak', 'black'], 'terracotta', '#d8c7ab'), 33, 'flat', 2)
model('daybed-udur', 'UDUR', 'Өдрийн ор', B, 'daybed', {}, [fin('birch-sand', 'хус, элсэн шаргал', '#d5c09b', frame=wood('birch'), linen=fab('sand'), throw=fab('sage', 'linen')), fin('birch-grey', 'хус, цайвар саарал', '#c6c5c1', frame=wood('birch'), linen=fab('lightgrey'), throw=fab('blue', 'linen')), fin('walnut-ivory', 'хушга, сүүн цагаан', '#6e5040', frame=wood('walnut'), linen=fab('ivory'), throw=fab('rust', 'linen'))], 42, 'flat', 2)
model('mattress-nam', 'NAM', 'Пүрштэй матрас, 160×200', B, 'mattress', {'width': 1.6, 'length': 2.0, 'height': .24}, by_colour(['lightgrey', 'sky', 'beige'], lambda k: {'side': fab(k)}, top=fab('#f1eee8', 'linen')), 36, 'roll')
K = 'textiles'
model('pillow-uul', 'UULEN', 'Дэр, 50×70', K, 'pillow', {}, by_colour(['white', 'ivory', 'sky'], lambda k: {'cloth': fab(k, 'linen')}), 1.6, 'soft')
model('duvet-burhuul', 'TSAS', 'Орны даавууны иж бүрдэл', K, 'duvet_set', {}, by_colour(['white', 'sky', 'sage', 'pink', 'sand'], lambda k: {'cloth': fab(k, 'linen'), 'linen': fab('#f4f1ea', 'linen')}), 1.9, 'soft')
model('throw-nomrog', 'DULAAN', 'Адъяал', K, 'throw', {}, by_colour(['ivory', 'sand', 'terracotta', 'sage', 'graphite'], lambda k: {'cloth': fab(k, 'terry')}), 1.1, 'soft')
model('cushion-urguu', 'URGUU', 'Чимэглэлийн дэр, 3 ширхэг', K, 'cushions', {}, [fin('earth', 'шаргал ба ногоон', '#9aa78f', cloth=fab('beige'), second=fab('sage', 'linen'), third=fab('ivory', 'linen')), fin('clay', 'тоосгон улаан ба элсэн шаргал', '#b86a4b', cloth=fab('terracotta'), second=fab('sand', 'linen'), third=fab('ivory', 'linen')), fin('lake', 'цэнхэр ба саарал', '#5f7891', cloth=fab('blue'), second=fab('lightgrey', 'linen'), third=fab('white', 'linen'))], 1.5, 'soft')
model('curtain-hoshig', 'SALKHI', 'Хөшиг, 1 хос', K, 'curtains', {}, by_colour(['ivory', 'sand', 'lightgrey', 'sage', 'night'], lambda k: {'cloth': fab(k, 'linen'), 'rod': metal('iron', .42)}), 3.2, 'soft')
model('rug-ulzii', 'ULZII', 'Монгол хээтэй хивс', K, 'rug', {'width': 2.3, 'depth': 1.6}, rug('mongol',
      red={'name': 'хүрэн улаан', 'hex': '#8a3a33', 'c': {'a': '#8a3a33', 'b': '#2f3d55', 'c': '#d2a658', 'd': '#e8dcc2'}},
      blue={'name': 'хөх', 'hex': '#34506e', 'c': {'a': '#34506e', 'b': '#7a2f2b', 'c': '#d9b678', 'd': '#ece2cc'}},
      sand={'name': 'элсэн шаргал', 'hex': '#cdb995', 'c': {'a': '#cdb995', 'b': '#5b4a3a', 'c': '#8a5a3a', 'd': '#efe5cf'}}), 11, 'roll', 1, True)
model('rug-hee', 'KHEE', 'Ромбо хээтэй хивс', K, 'rug', {'width': 2.3, 'depth': 1.6}, rug('diamond', ivory={'name': 'сүүн цагаан, хүрэн', 'hex': '#e6dccb', 'c': {'a': '#e6dccb', 'b': '#7c6957'}}, grey={'name': 'саарал, цагаан', 'hex': '#8b8d8e', 'c': {'a': '#8b8d8e', 'b': '#e9e6df'}}), 10, 'roll')
model('rug-govi', 'ELSEN', 'Нэхмэл хивс', K, 'rug', {'width': 2.4, 'depth': 1.7, 'thickness': .020, 'fluff': 1.6}, rug('berber', ivory={'name': 'сүүн цагаан, хар', 'hex': '#e9e1d2', 'c': {'a': '#e9e1d2', 'b': '#3c3733', 'c': '#8d7c69'}}, rust={'name': 'зэвэн хүрэн', 'hex': '#a55f40', 'c': {'a': '#a55f40', 'b': '#efe3cd', 'c': '#4f3a2f'}}), 13, 'roll')
model('rug-uul', 'UULS', 'Орчин үеийн хивс', K, 'rug', {'width': 2.3, 'depth': 1.6, 'fringe': False}, rug('blocks', earth={'name': 'шаргал, ногоон', 'hex': '#9aa78f', 'c': {'a': '#e8dfcf', 'b': '#c08a62', 'c': '#8c9a83', 'd': '#d9c096'}}, sky={'name': 'цэнхэр, шаргал', 'hex': '#7f95a6', 'c': {'a': '#e6e2da', 'b': '#7f95a6', 'c': '#d8b98f', 'd': '#b9c4c6'}}), 12, 'roll')
model('rug-tsagaan', 'TSENKHER', 'Судалтай хивс', K, 'rug', {'width': 2.0, 'depth': 1.4}, rug('stripe', blue={'name': 'цэнхэр судалтай', 'hex': '#6f8aa0', 'c': {'a': '#e9e4d9', 'b': '#6f8aa0', 'c': '#c9a15c'}}, clay={'name': 'улаан шаргал судалтай', 'hex': '#b87a58', 'c': {'a': '#eadfcd', 'b': '#b87a58', 'c': '#5c4a3e'}}), 8, 'roll')
model('rug-dugui', 'SARAN', 'Дугуй хивс', K, 'rug', {'width': 1.6, 'depth': 1.6, 'shape': 'round', 'fluff': 1.8, 'thickness': .022}, by_colour(['ivory', 'sage', 'lightgrey', 'terracotta'], lambda k: {'cloth': fab(k, 'boucle')}), 7, 'roll')

L = 'lighting'
model('lamp-gerel', 'GEREL', 'Босоо гэрэл', L, 'floor_lamp', {'height': 1.52}, by_metal(['brass', 'iron', 'steel'], lambda k: {'frame': metal(k)}, shade=shade()), 5, 'box', 1)
model('lamp-gurav', 'GURAV', 'Гурван хөлтэй босоо гэрэл', L, 'floor_lamp', {'height': 1.48, 'style': 'tripod', 'shade': .23}, by_wood(['oak', 'walnut', 'black'], lambda k: {'legs': wood(k)}, frame=metal('brass'), shade=shade()), 4.5, 'box', 1, True)
model('lamp-num', 'NUM', 'Нуман босоо гэрэл', L, 'floor_lamp', {'height': 1.95, 'style': 'arc', 'reach': 1.1}, by_metal(['brass', 'iron'], lambda k: {'frame': metal(k), 'dome': metal(k)}, base=cer('white', False)), 12, 'box')
model('lamp-unsh', 'UNSHIH', 'Унших босоо гэрэл', L, 'floor_lamp', {'height': 1.38, 'style': 'reading'}, by_colour(['black', 'white', 'forest'], lambda k: {'frame': paint(k, .4)}), 4, 'box')
model('tlamp-vaar', 'VAAR', 'Ширээний гэрэл', L, 'table_lamp', {'height': .50}, by_colour(['ivory', 'sage', 'terracotta', 'blue'], lambda k: {'base': cer(k, False, .15)}, frame=metal('brass'), shade=shade()), 2.4, 'box', 1, True)
model('tlamp-moog', 'MUUG', 'Мөөгөн ширээний гэрэл', L, 'table_lamp', {'height': .34, 'style': 'mushroom'}, by_colour(['white', 'mustard', 'terracotta', 'sage'], lambda k: {'base': paint(k, .35)}), 1.6, 'box')
model('tlamp-ajil', 'UZEG', 'Ажлын ширээний гэрэл', L, 'table_lamp', {'height': .52, 'style': 'arm'}, by_colour(['white', 'black', 'forest'], lambda k: {'base': paint(k, .4), 'frame': paint(k, .4)}), 1.9, 'box')
model('pendant-honh', 'KHONKH', 'Унжлагат гэрэл', L, 'pendant', {'style': 'dome', 'radius': .23}, by_colour(['white', 'sage', 'terracotta', 'forest', 'black'], lambda k: {'body': paint(k, .4)}, frame=metal('brass')), 1.8, 'box')
model('pendant-zegs', 'SUVD', 'Зэгсэн унжлагат гэрэл', L, 'pendant', {'style': 'rattan', 'radius': .26}, [fin('natural', 'байгалийн өнгө', '#c7a472', body=rat('natural'), frame=metal('iron', .42)), fin('brown', 'хүрэн', '#7a583a', body=rat('#7a583a'), frame=metal('iron', .42))], 1.2, 'box')
model('pendant-bumbug', 'BUMBUG', 'Цаасан бөмбөлөг гэрэл', L, 'pendant', {'style': 'globe', 'radius': .24, 'paper': True}, by_metal(['brass', 'iron'], lambda k: {'frame': metal(k)}), .9, 'box')
Q = 'kitchen'
model('mug-ayaga', 'AYAGA', 'Аяга', Q, 'mug', {}, [fin('speckle', 'толботой цагаан', '#e6e1d6', glaze=cer('#e6e1d6', True, .5))] + by_colour(['sage', 'blue', 'terracotta', 'forest'], lambda k: {'glaze': cer(k)}), .35, 'small', 1)
model('mug-tsai', 'TSAI', 'Цайны аяга, 3 ширхэг', Q, 'mug', {'form': 'belly', 'count': 3, 'height': .08}, by_colour(['white', 'sky', 'olive'], lambda k: {'glaze': cer(k, False, .25)}), .9, 'small')
model('plates-talh', 'TALKH', 'Тавагны иж бүрдэл, 10 ширхэг', Q, 'plates', {}, by_colour(['ivory', 'sage', 'blue', 'terracotta'], lambda k: {'glaze': cer(k, False, .3), 'second': cer('white', False, .3)}), 5.2, 'small')
model('bowls-shul', 'SHUL', 'Аяганы иж бүрдэл, 3 ширхэг', Q, 'bowls', {}, by_colour(['white', 'sky', 'amber'], lambda k: {'glaze': cer(k), 'second': cer('ivory')}), 2.1, 'small')
model('glass-us', 'US', 'Шилэн аяга, 4 ширхэг', Q, 'glasses', {}, [fin('clear', 'тунгалаг', '#eef3f2', tint='#f4f8f7', drink='#d99a3c'), fin('amber', 'хув шар', '#d8ab5c', tint='#e2bb78', drink='#8d4a2b')], 1.2, 'small')
model('pot-togoo', 'TOGOO', 'Тагтай тогоо', Q, 'pot', {}, by_colour(['white', 'sage', 'terracotta', 'night'], lambda k: {'body': cer(k)}, knob=metal('brass')), 4.6, 'small', 1, True)
model('pan-gal', 'GAL', 'Хайруулын таваг', Q, 'pot', {'pan': True, 'radius': .14}, by_colour(['graphite', 'black'], lambda k: {'body': paint(k, .45)}, knob=metal('steel'), handle=wood('oak')), 1.8, 'small')
model('kettle-danh', 'DANKH', 'Данх', Q, 'kettle', {}, by_colour(['white', 'sage', 'mustard', 'black'], lambda k: {'body': cer(k)}, grip=wood('walnut')), 1.3, 'small', 1, True)
model('board-banz', 'BANZ', 'Хэрчдэг мод, 2 ширхэг', Q, 'board', {}, by_wood(['birch', 'oak', 'walnut'], lambda k: {'wood': wood(k)}), 1.7, 'small')
model('jars-sav', 'SAV', 'Хуурай хүнсний сав, 3 ширхэг', Q, 'jars', {}, by_colour(['ivory', 'sage', 'terracotta', 'graphite'], lambda k: {'glaze': cer(k, False, .2)}, lid=wood('oak')), 2.4, 'small')
model('trolley-tereg', 'TEREG', 'Гал тогооны тэргэнцэр', Q, 'trolley', {}, by_colour(['white', 'sage', 'mustard', 'black'], lambda k: {'frame': paint(k, .4), 'top': paint(k, .4)}), 9, 'flat', 1)

D = 'decor'
model('mirror-dugui', 'NUUR', 'Дугуй толь', D, 'mirror', {'shape': 'round', 'width': .8, 'height': .8}, by_wood(['oak', 'walnut', 'black'], lambda k: {'frame': wood(k)}), 6, 'flat')
model('mirror-haalga', 'KHAALGA', 'Нуман толь', D, 'mirror', {'shape': 'arch', 'width': .70, 'height': 1.70, 'border': .022, 'lean': True}, by_metal(['brass', 'iron', 'steel'], lambda k: {'frame': metal(k)}), 17, 'flat')
model('mirror-dosh', 'DUSAL', 'Дусал хэлбэртэй толь', D, 'mirror', {'shape': 'pebble', 'width': .72, 'height': .96, 'border': .02}, by_wood(['oak', 'walnut', 'black'], lambda k: {'frame': wood(k)}), 8, 'flat')
model('clock-tsag', 'TSAG', 'Ханын цаг', D, 'clock', {}, by_wood(['birch', 'oak', 'walnut', 'black'], lambda k: {'frame': wood(k)}), 1.1, 'small')
model('art-zurag', 'NUTAG', 'Жаазтай зураг, 3 ширхэг', D, 'pictures', {}, [
    fin('steppe', 'тал нутаг', '#8fa08c', frame=wood('oak'), art={'colours': ['#efe6d6', '#c4693f', '#8fa08c', '#5d7568', '#3b5048']}),
    fin('dusk', 'үдшийн бүрий', '#c98f6a', frame=wood('oak'), art={'colours': ['#f0ddc6', '#b5553a', '#d7a37a', '#a9745b', '#6d4f4c']}),
    fin('lake', 'хөх нуур', '#6d8797', frame=wood('black'), art={'colours': ['#e6e9e6', '#d0a04f', '#9db4bf', '#6d8797', '#3c5468']})], 3.4, 'flat')
model('vase-shavar', 'SHAAZAN', 'Цэцгийн ваар', D, 'vases', {'group': [['belly', .30, 0, 0]], 'branches': .5}, by_colour(['ivory', 'sage', 'terracotta', 'graphite'], lambda k: {'glaze': cer(k, False, .12)}), 1.4, 'small')
model('vase-trio', 'LONKH', 'Ваарны иж бүрдэл, 3 ширхэг', D, 'vases', {'group': [['bottle', .34, -.10, .04], ['ball', .20, .10, .0], ['tulip', .13, -.01, -.13]]}, by_colour(['white', 'sand', 'terracotta', 'blue'], lambda k: {'glaze': cer(k, False, .12)}), 2.2, 'small')
model('plant-nogoon', 'NOGOON', 'Тасалгааны ургамал', D, 'plant', {'style': 'snake', 'height': .78}, by_colour(['ivory', 'sage', 'terracotta', 'graphite'], lambda k: {'pot': cer(k, False, .15)}), 5, 'small')
model('plant-navch', 'MUCHIR', 'Том навчит ургамал', D, 'plant', {'style': 'broad', 'height': 1.05, 'pot': .17, 'pot_height': .30, 'leaves': 22}, by_colour(['ivory', 'terracotta', 'graphite'], lambda k: {'pot': cer(k, False, .12)}), 9, 'small')
model('plant-mod', 'CHIDUN', 'Олив мод, саванд', D, 'plant', {'style': 'tree', 'height': 1.35, 'pot': .16, 'pot_height': .28, 'leaf': '#6d7c58'}, by_colour(['ivory', 'sand', 'graphite'], lambda k: {'pot': cer(k, False, .12)}), 8, 'small')
model('candle-zul', 'TSOG', 'Лааны суурь, 3 ширхэг', D, 'candles', {}, by_metal(['brass', 'iron', 'steel'], lambda k: {'holder': metal(k)}, candle=cer('ivory', False)), 1.2, 'small')
model('basket-sags', 'SAGS', 'Нэхмэл сагс, 2 ширхэг', D, 'baskets', {}, [fin('natural', 'байгалийн өнгө', '#c7a472', weave=rat('natural')), fin('brown', 'хүрэн', '#7a583a', weave=rat('#7a583a')), fin('ivory', 'сүүн цагаан', '#e0d6c2', weave=rat('#e0d6c2'))], 1.8, 'small')
model('box-hairtsag', 'KHAIRTSAG', 'Тагтай хайрцаг, 3 ширхэг', D, 'boxes', {}, by_colour(['sand', 'sage', 'pink', 'graphite'], lambda k: {'box': paint(k, .8), 'lid': paint(k, .8)}, tag=metal('brass')), 1.9, 'small')

X = 'kids'
model('kbed-ger', 'GER', 'Хүүхдийн байшин ор', X, 'house_bed', {}, by_wood(['birch'], lambda k: {'frame': wood(k)}, throw=fab('terracotta', 'linen')) + by_colour(['white', 'sage'], lambda k: {'frame': paint(k)}, throw=fab('amber', 'linen')), 36, 'flat', 2, True)
model('kbunk-davhar', 'DAVKHAR', 'Хоёр давхар ор', X, 'bunk_bed', {}, by_wood(['birch', 'oak', 'walnut'], lambda k: {'frame': wood(k)}, throw=fab('blue', 'linen')), 64, 'flat', 3)
model('kcot-unaga', 'UNAGA', 'Нялхсын ор', X, 'cot', {}, by_wood(['ash', 'birch', 'walnut'], lambda k: {'frame': wood(k)}), 21, 'flat')
model('ktable-botgo', 'BOTGO', 'Хүүхдийн ширээ, 2 сандалтай', X, 'play_table', {}, by_colour(['sage', 'mustard', 'pink', 'sky'], lambda k: {'seat': paint(k)}, top=paint('white'), legs=wood('birch')), 9, 'flat', 1)
model('ktoy-shagai', 'SHAGAI', 'Тоглоомын хайрцаг', X, 'toy_box', {}, by_colour(['ivory', 'sky', 'sage', 'pink'], lambda k: {'front': paint(k)}, body=wood('birch')), 8, 'flat')
model('kshelf-bambar', 'BAMBAR', 'Хүүхдийн номын тавиур', X, 'bookcase', {'style': 'cube', 'width': .80, 'height': .92, 'depth': .30, 'rows': 3, 'columns': 2, 'seed': 2}, cab([], ['white', 'sky', 'sage']), 17, 'flat')

O = 'office'
model('desk-bichig', 'BICHIG', 'Бичгийн ширээ', O, 'desk', {'drawers': 'thin'}, [fin(k, WOODS[k][0], WOODS[k][1], top=wood(k), front=wood(k), legs=wood(k), pull=metal('brass')) for k in ('birch', 'oak', 'walnut')] + [fin('white', 'цагаан', '#efece6', top=paint('white'), front=paint('white'), legs=wood('oak'), pull=metal('brass'))], 24, 'flat', 1, True)
model('desk-ajil', 'AJIL', 'Шургуулгатай ажлын ширээ', O, 'desk', {'width': 1.5, 'depth': .7, 'drawers': 'right', 'base': 'sled', 'pulls': 'bar'}, by_wood(['oak', 'walnut'], lambda k: {'top': wood(k), 'front': wood(k), 'legs': metal('iron', .42)}, pull=metal('iron')), 37, 'flat', 2)
model('ochair-ergekh', 'ERGEKH', 'Оффисын сандал', O, 'office_chair', {}, by_colour(['lightgrey', 'graphite', 'blue', 'sage'], lambda k: {'cloth': fab(k)}, base=metal('iron', .42)), 13, 'box', 1, True)
model('drawer-hairtsag', 'SHURGUULGA', 'Ширээний шургуулга', O, 'cabinet', {'width': .40, 'depth': .50, 'height': .60, 'layout': [[['drawer', 1.4], ['drawer', 1], ['drawer', 1]]], 'pulls': 'bar', 'legs': 'bun', 'leg': .05, 'leg_inset': .05, 'leg_size': .018}, cab([], ['white', 'sage', 'graphite'], 'iron', paint('black')), 16, 'flat')

W = 'bath'
model('towel-usan', 'USAN', 'Алчуурын иж бүрдэл, 5 ширхэг', W, 'towels', {}, by_colour(['white', 'sand', 'sage', 'sky', 'terracotta'], lambda k: {'cloth': fab(k, 'terry'), 'second': fab('ivory', 'terry')}), 2.6, 'soft')
model('laundry-ugaalga', 'UGAALGA', 'Угаах хувцасны сагс', W, 'laundry', {}, [fin('ivory', 'сүүн цагаан', '#e6decf', cloth=fab('ivory', 'linen'), frame=wood('birch')), fin('grey', 'саарал', '#8f9091', cloth=fab('grey', 'linen'), frame=wood('birch')), fin('sage', 'саарал ногоон', '#9aa78f', cloth=fab('sage', 'linen'), frame=wood('birch'))], 2.2, 'flat')
model('bathset-rashaan', 'RASHAAN', 'Угаалгын өрөөний иж бүрдэл', W, 'bath_set', {}, by_colour(['ivory', 'sage', 'terracotta', 'graphite'], lambda k: {'glaze': cer(k, False, .2)}, tray=wood('oak'), metal=metal('brass')), 1.3, 'small')
model('bathmat-khuvun', 'KHUVUN', 'Угаалгын өрөөний дэвсгэр', W, 'bath_mat', {}, by_colour(['white', 'sand', 'sage', 'grey'], lambda k: {'cloth': fab(k, 'terry')}), 1.0, 'soft')

Y = 'outdoor'
model('out-zuslan', 'KHUNDII', 'Гадаа тавилгын иж бүрдэл', Y, 'lounge_set', {}, [fin('teak-ivory', 'тик, сүүн цагаан', '#e6decf', frame=wood('teak'), cloth=fab('ivory'), accent=fab('sage', 'linen')), fin('teak-grey', 'тик, саарал', '#8f9091', frame=wood('teak'), cloth=fab('grey'), accent=fab('amber', 'linen')), fin('black-sage', 'хар, саарал ногоон', '#9aa78f', frame=wood('black'), cloth=fab('sage'), accent=fab('ivory', 'linen'))], 62, 'flat', 4, True)
model('out-tagt', 'TAGT', 'Тагтны ширээ, 2 сандал', Y, 'bistro', {}, by_colour(['white', 'sage', 'mustard', 'forest', 'black'], lambda k: {'frame': paint(k, .45), 'seat': paint(k, .45)}), 17, 'flat', 1)
model('out-denluu', 'DENLUU', 'Дэнлүү, 2 ширхэг', Y, 'lantern', {}, by_metal(['iron', 'brass', 'copper'], lambda k: {'frame': metal(k, .45)}), 3, 'small')

# Soft goods and sets are photographed folded or grouped: their real size in cm is stated, not measured.
STATED = {
    'pillow-uul': (70, 50, 16), 'duvet-burhuul': (150, 200, 1), 'throw-nomrog': (130, 170, 1), 'cushion-urguu': (50, 50, 16),
    'curtain-hoshig': (145, 1, 250), 'rug-ulzii': (230, 160, 1.5), 'rug-hee': (230, 160, 1.5), 'rug-govi': (240, 170, 2), 'rug-uul': (230, 160, 1.5),
    'rug-tsagaan': (200, 140, 1.5), 'rug-dugui': (160, 160, 2), 'towel-usan': (70, 140, 1), 'plates-talh': (27, 27, 2.5), 'bowls-shul': (25, 25, 9.5),
    'glass-us': (7.5, 7.5, 10), 'mug-tsai': (11.5, 8.5, 8), 'art-zurag': (42, 2.5, 56), 'jars-sav': (11, 11, 23), 'basket-sags': (42, 42, 34),
    # without the loose cushions that lie on them in the pictures
    'sofa-undur': (167, 91, 83), 'daybed-udur': (206, 92, 80),
    'box-hairtsag': (35, 27, 20), 'out-zuslan': (140, 74, 83), 'vase-trio': (21, 21, 34), 'candle-zul': (9, 9, 24), 'board-banz': (30, 2, 42), 'out-denluu': (21, 21, 40),
}

# Furniture sets: the parcels follow the biggest piece, not the group as it is photographed (cm).
CARTON = {'out-zuslan': (140, 44, 30), 'out-tagt': (92, 66, 16), 'ktable-botgo': (78, 54, 18), 'nest-ihel': (62, 62, 20)}
