// Pronouns, question words, particles and prepositions: closed classes, so a list of them is complete. They are left out when no product
// has them; verbs are an open class, recognised by their form (verb-forms.ts).
import { fold } from './fold.ts';
import { isLatin } from './query-words.ts';

const wordsIn = (lines: string): Set<string> => new Set(lines.trim().split(/\s+/));

const MONGOLIAN = new Set(
  [
    ...wordsIn(`
      би намайг надад надаас миний минь та танд таныг таны танай танайд танайх танайхаас танайхан нар бид бидэнд биднийг бидний манай манайд
      манайх чи чамд чиний энэ энд эндээс үүн үүнээс тэр тэнд тэндээс түүн ийм тийм иймэрхүү тиймэрхүү ямар ямархуу аль алийг хэн хэний хаана хаанаас
      хаашаа хэзээ хэд хэдэн хэдээр яаж яагаад юуг нэгэн ч л даа дээ доо дөө шүү биз билээ гэсэн гэж гэхээр юм юмаа нь
      байна байгаа байх байдаг байсан байвал бий байхгүй алга үгүй за заа зүгээр баярлалаа сайн уу үү юу бэ вэ бол бололтой хэрэг
      хэрэгтэй маш тун бүр их хамгийн арай илүү бас мөн болон ба эсвэл эсхүл харин гэхдээ учраас тулд тухай
      тал дээр дотор хүртэл гэх мэт бэлэн одоо маргааш өнөөдөр өчигдөр нөгөөдөр дараа сая саяхан шинээр дахин ахиад
    `),
  ].map(fold),
);

/** Compared as typed: folded, they would equal Cyrillic words. */
const ENGLISH = wordsIn(`
  i you we me my your our us it this that these those a an the any some do does did have has had is are was be can could would will
  may where what which when who how much many need want wanna like please get buy buying sell selling show find finding looking look
  search searching order online shop store price cost cheap available stock there here hello hi
  for with in of from under on to at by without and or
`);
const RUSSIAN = wordsIn(`
  я мы вы ты он она оно они мне нам вам вас нас меня тебе мой моя моё мое мои наш ваш этот эта это эти тот та те какой какая какое какие
  что где когда как сколько почём почем есть ли нет да можно нужно нужен нужна нужны надо хочу хотим хотел хотела хотелось ищу ищем
  куплю купим стоит стоят цена цены недорого дешево дёшево наличии пожалуйста плиз здравствуйте привет бы же и или а но
  для с со в во на из под над без от до у о об к по при
`);

/** In Russian and English the thing comes before them and its description after: «стол для кухни», "chair with wheels". */
const ENGLISH_PREPOSITIONS = wordsIn('for with in of from under on to at by without');
const RUSSIAN_PREPOSITIONS = wordsIn('для с со в во на из под над без от у к по при');

const isOf = (typed: string, latin: Set<string>, cyrillic: Set<string>): boolean =>
  (isLatin(typed) ? latin : cyrillic).has(typed.toLowerCase());

export const isSmallWord = (typed: string): boolean => MONGOLIAN.has(fold(typed)) || isOf(typed, ENGLISH, RUSSIAN);

export const isPreposition = (typed: string): boolean => isOf(typed, ENGLISH_PREPOSITIONS, RUSSIAN_PREPOSITIONS);

/** «купить», «найти», «покажите», «продаёте», «продаётся»: no unknown noun of the shop's goods ends so. */
const RUSSIAN_VERB = /(?:[аяеиоуы]ть(?:ся)?|найти|[иай]те(?:сь)?|[её]те|[её]тся|ются|ится|атся)$/;
/** The same in Latin letters, for verbs said to a shop. */
const RUSSIAN_VERB_IN_LATIN = /^(?:kupit|zakazat|pokazh?ite|najti|naiti|nayti|prodaete|prodayote|posmotret|est)'?$/;

export const isRussianVerb = (typed: string): boolean =>
  RUSSIAN_VERB.test(typed.toLowerCase()) || RUSSIAN_VERB_IN_LATIN.test(typed.toLowerCase());
