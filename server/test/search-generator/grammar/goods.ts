// Names for the goods of a furniture shop, and the demo shop's sub-categories that have them. Written from the
// catalogue and everyday Mongolian, not from what the search knows.

export interface Goods {
  /** As people say it; the last word is the head noun and takes the endings. */
  name: string;
  /** Sub-categories whose products are right. */
  subs: readonly string[];
  /** Only products whose type contains this text. */
  type?: RegExp;
  /** Sub-categories that are acceptable among the first ten, but not as the first. */
  also?: readonly string[];
  /** Ambiguous: not queried with a colour, material or price, which may exist for one meaning only. */
  vague?: true;
}

const SOFAS = ['sofa', 'loveseat', 'corner-sofa', 'sofa-bed'];
const BEDS = ['upholstered-bed', 'wooden-bed', 'single-bed', 'daybed', 'kids-bed', 'baby-cot'];
const KITCHEN_CHAIRS = ['dining-chair', 'wooden-chair'];
const SEATS = [...KITCHEN_CHAIRS, 'bar-stool', 'office-chair'];
const BENCHES = ['pouf-bench', 'shoe-bench'];
const DESKS = ['writing-desk', 'drawer-desk'];
const TABLES = ['dining-table', 'coffee-table', 'living-side-table', ...DESKS];
const LAMPS = ['floor-lamp', 'reading-lamp', 'table-lamp', 'desk-lamp', 'pendant-lamp', 'woven-paper-lamp'];
const CABINETS = ['sideboard', 'chest-of-drawers', 'bedside-cabinet', 'wardrobe', 'shoe-cabinet'];
const HANGERS = ['coat-stand', 'clothes-rail', 'hall-hooks'];
const RUGS = ['patterned-rug', 'modern-rug'];
const CUPS = ['kitchen-cups', 'dinnerware'];
const HANGING = ['pendant-lamp', 'woven-paper-lamp'];

const SITTING: readonly Goods[] = [
  { name: 'буйдан', subs: SOFAS, also: ['garden-lounge-set'] },
  { name: 'диван', subs: SOFAS, also: ['garden-lounge-set'] },
  { name: 'булангийн буйдан', subs: ['corner-sofa'] },
  { name: 'дэлгэдэг буйдан', subs: ['sofa-bed'] },
  { name: 'кресло', subs: ['armchair'], also: ['garden-lounge-set'] },
  { name: 'савлуур сандал', subs: ['armchair'], type: /Савлуур/ },
  { name: 'пуф', subs: ['pouf-bench'] },
  { name: 'вандан сандал', subs: BENCHES, type: /вандан/i },
  { name: 'сандал', subs: [...SEATS, ...BENCHES, 'armchair'], also: ['kids-table', 'balcony-set'] },
  { name: 'хоолны сандал', subs: KITCHEN_CHAIRS },
  { name: 'гал тогооны сандал', subs: [...KITCHEN_CHAIRS, 'bar-stool'], vague: true },
  { name: 'барны сандал', subs: ['bar-stool'] },
  { name: 'оффисын сандал', subs: ['office-chair'] },
  { name: 'ажлын сандал', subs: ['office-chair'] },
];

const TABLES_AND_BEDS: readonly Goods[] = [
  { name: 'ширээ', subs: [...TABLES, 'kids-table', 'balcony-set'], also: ['garden-lounge-set'] },
  { name: 'хоолны ширээ', subs: ['dining-table'] },
  { name: 'дугуй хоолны ширээ', subs: ['dining-table'], type: /Дугуй/ },
  { name: 'гал тогооны ширээ', subs: ['dining-table'] },
  { name: 'журналын ширээ', subs: ['coffee-table'] },
  { name: 'кофены ширээ', subs: ['coffee-table'], also: ['living-side-table'], vague: true },
  { name: 'бичгийн ширээ', subs: DESKS },
  { name: 'ажлын ширээ', subs: DESKS },
  { name: 'компьютерийн ширээ', subs: DESKS },
  { name: 'хүүхдийн ширээ', subs: ['kids-table'] },
  { name: 'тагтны ширээ', subs: ['balcony-set'] },
  { name: 'ор', subs: BEDS },
  { name: 'модон ор', subs: ['wooden-bed', 'single-bed', 'kids-bed', 'baby-cot', 'daybed'] },
  { name: 'хүүхдийн ор', subs: ['kids-bed', 'baby-cot'] },
  { name: 'хоёр давхар ор', subs: ['kids-bed'], type: /давхар/ },
  { name: 'нялх хүүхдийн ор', subs: ['baby-cot'], also: ['kids-bed'] },
  { name: 'матрас', subs: ['mattress'] },
];

const STORAGE: readonly Goods[] = [
  { name: 'шүүгээ', subs: CABINETS },
  { name: 'хувцасны шүүгээ', subs: ['wardrobe'] },
  { name: 'хувцасны шкаф', subs: ['wardrobe'] },
  { name: 'шкаф', subs: CABINETS, vague: true },
  { name: 'комод', subs: ['chest-of-drawers'], also: CABINETS, vague: true },
  { name: 'шургуулгатай шүүгээ', subs: ['chest-of-drawers'], also: CABINETS },
  { name: 'орны дэргэдэх шүүгээ', subs: ['bedside-cabinet'] },
  { name: 'тумбочка', subs: ['bedside-cabinet'], also: ['desk-drawers', 'tv-stand', 'chest-of-drawers'], vague: true },
  { name: 'гутлын шүүгээ', subs: ['shoe-cabinet'] },
  { name: 'гутлын тавиур', subs: ['shoe-cabinet'], also: ['shoe-bench'], vague: true },
  { name: 'тавиур', subs: ['bookcases-shelves', 'kids-shelf', 'tv-stand'], also: ['clothes-rail', 'shoe-cabinet'] },
  { name: 'номын тавиур', subs: ['bookcases-shelves', 'kids-shelf'] },
  { name: 'ханын тавиур', subs: ['bookcases-shelves'] },
  { name: 'зурагтын тавиур', subs: ['tv-stand'] },
  { name: 'зурагтын ширээ', subs: ['tv-stand'], vague: true },
  { name: 'өлгүүр', subs: HANGERS },
  { name: 'хувцасны өлгүүр', subs: ['clothes-rail'], also: HANGERS },
  { name: 'ханын өлгүүр', subs: ['hall-hooks'] },
  { name: 'тоглоомын хайрцаг', subs: ['toy-box'] },
  { name: 'сагс', subs: ['decor-baskets-boxes', 'laundry-basket'], type: /сагс/i },
  { name: 'хувцасны сагс', subs: ['laundry-basket'] },
];

const LIGHT_AND_TEXTILE: readonly Goods[] = [
  { name: 'гэрэл', subs: LAMPS, also: ['outdoor-lantern'] },
  { name: 'босоо гэрэл', subs: ['floor-lamp', 'reading-lamp'] },
  { name: 'ширээний гэрэл', subs: ['table-lamp', 'desk-lamp'] },
  { name: 'унжлагат гэрэл', subs: HANGING, type: /унжлагат/i, also: HANGING },
  { name: 'люстр', subs: HANGING, also: LAMPS, vague: true },
  { name: 'дэнлүү', subs: ['outdoor-lantern'], also: LAMPS, vague: true },
  { name: 'хивс', subs: RUGS },
  { name: 'дугуй хивс', subs: ['modern-rug'], type: /Дугуй/ },
  { name: 'хөшиг', subs: ['curtain'] },
  { name: 'цонхны хөшиг', subs: ['curtain'] },
  { name: 'штор', subs: ['curtain'] },
  { name: 'дэр', subs: ['bed-textile', 'scatter-cushion'], type: /дэр/i },
  { name: 'буйдангийн дэр', subs: ['scatter-cushion'] },
  { name: 'чимэглэлийн дэр', subs: ['scatter-cushion'] },
  { name: 'орны даавуу', subs: ['bed-textile'], type: /даавуу/ },
  { name: 'адъяал', subs: ['throw-blanket'] },
  { name: 'алчуур', subs: ['bath-towel'] },
  { name: 'угаалгын өрөөний дэвсгэр', subs: ['bath-mat'] },
];

const KITCHEN_AND_DECOR: readonly Goods[] = [
  { name: 'аяга', subs: CUPS, type: /аяга/i, also: CUPS },
  { name: 'шилэн аяга', subs: ['kitchen-cups'], type: /Шилэн/, also: CUPS },
  { name: 'цайны аяга', subs: ['kitchen-cups'], type: /Цайны/, also: CUPS },
  { name: 'таваг', subs: ['dinnerware'] },
  { name: 'тогоо', subs: ['cookware'], type: /тогоо/ },
  { name: 'данх', subs: ['cookware'], type: /Данх/ },
  { name: 'гал тогооны тэргэнцэр', subs: ['kitchen-trolleys'] },
  { name: 'хэрчдэг мод', subs: ['cutting-boards'] },
  { name: 'толь', subs: ['mirrors'] },
  { name: 'дугуй толь', subs: ['mirrors'], type: /Дугуй/ },
  { name: 'ханын цаг', subs: ['wall-decor'], type: /цаг/ },
  { name: 'жаазтай зураг', subs: ['wall-decor'], type: /зураг/ },
  { name: 'ваар', subs: ['vases'] },
  { name: 'цэцгийн ваар', subs: ['vases'] },
  { name: 'хиймэл ургамал', subs: ['artificial-plants'] },
  { name: 'лааны суурь', subs: ['candle-holders'], also: ['outdoor-lantern'] },
];

export const GOODS: readonly Goods[] = [
  ...SITTING,
  ...TABLES_AND_BEDS,
  ...STORAGE,
  ...LIGHT_AND_TEXTILE,
  ...KITCHEN_AND_DECOR,
];

/** Goods that can be queried with a condition. */
export const CERTAIN_GOODS: readonly Goods[] = GOODS.filter(({ vague }) => !vague);

/** The goods with that name, for tables about some of them. */
export function goodsNamed(name: string): Goods {
  const goods = GOODS.find((one) => one.name === name);
  if (!goods) throw new Error(`no goods are called ${name}`);
  return goods;
}
