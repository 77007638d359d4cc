import { fold } from '../words/fold.ts';

/** A colour as people say it, and the colour words at the end of our product names, the nearest first. */
export interface Hue {
  said: string;
  means: string[];
}

/** What is said | the matching words in colour names, the nearest first (no product has the last ones) | other ways to say it. */
const HUES = `
хар | хар | black, чёрный, харавтар
цагаан | цагаан | white, белый, цагаавтар
саарал | саарал | grey, gray, серый, саарлавтар
улаан | улаан | red, красный, улаавтар
ногоон | ногоон | green, зелёный, ногоовтор
хөх | хөх, цэнхэр | navy, синий, хөхөвтөр
цэнхэр | цэнхэр | голубой, цэнхэрдүү
цэнхэр, хөх | цэнхэр, хөх | blue
шар | шар | yellow, жёлтый, шаравтар
хүрэн | хүрэн, бор | brown, бор, коричневый, шоколадан, хүрэвтэр
ягаан | ягаан | pink, розовый, ягаавтар
шаргал | шаргал, бэж | beige, бэж, бежевый, крем, cream
нил ягаан | нил ягаан | purple, violet, фиолетовый
улбар шар | улбар шар | orange, оранжевый
алтлаг | алтлаг, алтан, гуулин шар | gold, golden, алтан шар, алтан
мөнгөлөг | мөнгөлөг, мөнгөн | silver, мөнгөн
оюу | оюу, оюу ногоон | turquoise, бирюзовый, оюу цэнхэр
`;

/** English names are recognised in Latin letters only. */
const LATIN = /^[a-z ]+$/;

export interface KnownHue {
  hue: Hue;
  words: string[];
  isLatin: boolean;
}

const wordsOf = (said: string): string[] => said.split(' ').map(fold);

/** Every way to say a colour, the longest first. */
export const hueWords: readonly KnownHue[] = HUES.trim()
  .split('\n')
  .flatMap((line) => {
    const [said = '', means = '', others = ''] = line.split(' | ');
    const hue: Hue = { said, means: means.split(', ') };
    const ways = said.includes(',') ? others.split(', ') : [said, ...others.split(', ')];
    return ways.map((way) => ({ hue, words: wordsOf(way), isLatin: LATIN.test(way) }));
  })
  .sort((one, other) => other.words.length - one.words.length);

/** The single words that distinguish colours. */
export const HUE_KEYS: ReadonlySet<string> = new Set(
  hueWords.flatMap(({ hue }) => hue.means.filter((word) => !word.includes(' ')).map(fold)),
);
