import { fold } from './fold.ts';
import { wordForms } from './lexemes.ts';

const keysOf = (lines: string): Set<string> => new Set(lines.trim().split(/\s+/).map(fold));

/** Words around the thing; left out when no product has them. Latin spellings are those of chat. */
const AROUND = keysOf(`
  үнэ үнэтэй хямд хямдхан хямдрал худалдаа худалдаж зарна зарах авна авах авъя авмаар авья хэрэгтэй байна байгаа байх бну бна
  уу юу вэ бэ ямар хаана хэд хэдэн надад манай маш хамгийн их гоё сайхан сайн чанартай загвар загварын төрөл төрлийн шинэ
  брэнд брэндийн дэлгүүр захиалга захиалах онлайн болон ба бас эсвэл эсхүл нь энэ тэр хүргэлт хүргэлттэй улаанбаатар
  руу рүү луу лүү зориулсан зориулалттай зээл зээлээр лизинг лизингээр чанар чанарын
  төгрөг төгрөгөөр төг бий гэсэн юм юмаа юмс юмнууд би бид гэж байдаг байсан үзье үзэх үзмээр үзүүлээч захиалмаар захиалъя хүргэж хүргүүлэх өгөх өгнө
  өгөөч тохирох тохиромжтой хэмжээгээр болох болно боломжтой асууя авч авахаар хайж хайна санал болгох тусламж сонирхож
  суудаг суух багтдаг багтах багтаах таарах бэлэг бэлгийн бэлгэнд
  худалдан худалдаанд санал тусламж
  vne hymd avya bnuu bga bn yum bi gesen baigaa baina uu yu ve goy the for and with price cheap для под и с в на стену стене купить цена недорого см cm мм mm
`);

/** Questions about goods, in any form: «хөшгийн төрлүүд», «орны үнийг хэлээч», «буйдангийн сонголт». */
const ASKED_ABOUT = keysOf(`
  үнэ сонголт төрөл загвар хүргэлт худалдаа хямдрал мэдээлэл каталог жагсаалт захиалга зөвлөгөө тусламж боломж зээл лизинг чанар брэнд ширхэг
  дэлгүүр төгрөг үнийг үнийн үнээр үнэд
`);

/** «би нэг толь авъя», «буйдангаас нэгийг»: not a number, unless it counts something («нэг хүний ор»). */
const ARTICLE = /^neg(?:iig|ig|ee|en)?$/;
const COUNTED = /^(?:h[uo]n|suu|dav[ck]?har|haalg|shurg|tal|metr|santi|shirh|hos|ongo|oroo|haviv|deeves|tavi|har)/;

export const isArticle = (typed: string, next: string | undefined): boolean => {
  const key = fold(typed);
  return ARTICLE.test(key) && (key !== 'neg' || (next !== undefined && !COUNTED.test(fold(next))));
};

/** Adds nothing to the other words, whether a product has it or not: «ногоон өнгийн буйдан», «буйдан байна уу». */
const ADDING_NOTHING = keysOf('өнгийн өнгөтэй өнгө хэмжээний хэмжээтэй уу үү юу вэ бэ хаанаас');

/** Describes a thing, never names it: a query still has a meaning when one of these is unknown. */
const DESCRIBING = keysOf(`
  том жижиг дунд өндөр намхан урт богино өргөн нарийн зузаан нимгэн зөөлөн хатуу хөнгөн хүнд дугуй дөрвөлжин зууван
  орчин үеийн классик модерн хар цагаан саарал улаан ногоон хөх цэнхэр шар бор хүрэн ягаан нил алтлаг мөнгөлөг шаргал бэж
  бараан цайвар өнгө өнгийн хэмжээ хэмжээтэй өрөө өрөөний булан
`);

/** Names nothing in particular: everything the shop has, or all that belongs in a room. */
const ANYTHING = keysOf(
  'бараа бараанууд бүтээгдэхүүн тавилга тавилгууд мебель furniture бэлэг юм юмс юмнууд зүйл зүйлс зүйлүүд эд хэрэгсэл хэрэгслүүд',
);

/** Owner, place, series, make or time of a thing: does not tell its kind. */
const WHOSE = keysOf(`
  гэр байр айл хот хөдөө хүн ээж аав эмээ өвөө эхнэр нөхөр найз бүл залуу оюутан ажилтан сурагч багш зочин буудал дэлгүүр
  компани сургууль цэцэрлэг кафе ресторан монгол солонгос япон хятад европ орчин өрөө байшин хана шал тааз булан цонх хаалга
  өвөл зун намар хавар литр метр сантиметр килограмм ширхэг
  цуврал загвар маяг хэв хийц үйлдвэр фирм брэнд улс орон дэлхий үе улирал жил он сар өдөр сүүл анги зэрэг чанар хэлбэр нас төрөл зэрэглэл
`);

/** Says that a machine is meant, whatever the noun: «ухаалаг цаг» is no wall clock. */
const OF_MACHINES = keysOf('ухаалаг цахилгаан электрон автомат утасгүй');

/** Subjects of other shops: the body, vehicles, animals, food, machines, sports, building. */
const OTHER_GOODS = keysOf(`
  бугуй нүд шүд үс гар хөл хүзүү чих хамар уруул хумс арьс бие зүрх машин автомашин мотор мотоцикл онгоц скутер трактор дугуй
  утас компьютер ноутбук принтер камер робот нохой муур мал морь хонь үхэр ямаа адуу тахиа гахай загас шувуу мах сүү талх
  эм эмнэлэг хог спорт йог бөмбөг зам барилга жорлон бензин шатахуун тоног дизель долгион дээвэр газар авто видео
`);

const isOneOf = (words: Set<string>, typed: string): boolean => words.has(fold(typed));

export const addsNothing = (typed: string): boolean => isOneOf(ADDING_NOTHING, typed);

export const isAnything = (typed: string): boolean => isOneOf(ANYTHING, typed);

/** «солимоор байна», "avmaar bn": what somebody would like to do. */
const DESIRED = /^[a-z]{2,}m(?:aar|eer|oor)$/;

export const isSaidAround = (typed: string): boolean =>
  isOneOf(AROUND, typed) || DESIRED.test(fold(typed)) || keysSaid(typed).some((key) => ASKED_ABOUT.has(key));

/** In Latin letters u may be ө: "turluud", "tugrug". */
function keysSaid(typed: string): string[] {
  const key = fold(typed);
  return /[a-z]/i.test(typed) && key.includes('u')
    ? [...wordForms(typed), ...wordForms(key.replaceAll('u', 'o')), ...wordForms(key.replaceAll(/(?<!u)u(?!u)/g, 'o'))]
    : wordForms(typed);
}

export const isOfMachine = (typed: string): boolean => isOneOf(OF_MACHINES, typed);

export const isOfOtherGoods = (typed: string): boolean => wordForms(typed).some((key) => OTHER_GOODS.has(key));

export const saysWhose = (typed: string): boolean => wordForms(typed).some((key) => WHOSE.has(key));

/** «айлд», «эмээгийн»; without an ending it may be the thing itself («гал тогооны цонх»). */
export const isSomebodys = (typed: string): boolean => saysWhose(typed) && !isOneOf(WHOSE, typed);

/** «гэртээ», «шинэ байрандаа», «ээждээ», «гэрийнхээ»: for whom or where, never the thing. */
const ONES_OWN = /(?:[dt][aeo]{2}|nh[aeo]{2}|s[aeo]{2})$/;
export const isOnesOwn = (typed: string): boolean => isSomebodys(typed) && ONES_OWN.test(fold(typed));

/** «жижигхэн», «нарийхан» */
const DIMINUTIVE = /h[aeo]n$/;

/** Figures also describe: «ор 170». */
export const isDescribing = (typed: string): boolean =>
  /\d/.test(typed) ||
  isOneOf(DESCRIBING, typed) ||
  ['', 'n'].some((ending) => DESCRIBING.has(fold(typed).replace(DIMINUTIVE, ending)));

/** «буйдан сонгодог», «ширээ загварлаг»: an adjective by its ending, even where the dictionary has the word itself. */
const ADJECTIVE = /(?:d[aeo]g|l[aeo]g|m[aeo]l|rh[aeo]g|vt[aeo]r|nh[aeo]i|[vb]gar|[vb]ger)$/;
export const isAdjective = (typed: string): boolean => ADJECTIVE.test(fold(typed));

/** «орны хажууд», «ширээн доогуур»: a location, named after its reference point. */
const POSTPOSITIONS = keysOf(`
  хажууд хажуугаар дэргэд өмнө урд ард доор доогуур дээгүүр дээр дотор дунд хооронд голд эсрэг талд буланд хойно
`);
export const isPostposition = (typed: string): boolean => isOneOf(POSTPOSITIONS, typed);

/** «гутал тавих», "hicheel hiih": what is done with a thing, as the folded key of an infinitive. */
const INFINITIVE = /^[a-z]{2,}[aeiou]h$/;

/** «өлгөдөг», «тавьдаг»: the same in the habitual form. */
const HABIT = /^([a-z]{2,})d([aeo])g$/;

export const isInfinitive = (key: string): boolean => INFINITIVE.test(key);

export const isHabit = (key: string): boolean => HABIT.test(key);

export const isPurpose = (key: string): boolean => isInfinitive(key) || isHabit(key);

/** The possible infinitives of a habitual form; a key has a doubled consonant once («эргэлддэг»). */
export function infinitivesOf(key: string): string[] {
  const [, stem = '', vowel = ''] = HABIT.exec(key) ?? [];
  if (stem === '') return [];
  return /[aeiou]$/.test(stem) ? [`${stem}h`] : [`${stem}${vowel}h`, `${stem}ih`, `${stem}d${vowel}h`];
}
