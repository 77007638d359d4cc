import { fold } from '../words/fold.ts';

/** A colour as people say it, and the colour words that names of our goods end with, the nearest first. */
export interface Hue {
  said: string;
  means: string[];
}

/** What is said | what a colour's name says of it, the nearest first (nothing sold has the last ones) | other ways to say it. */
const HUES = `
хар | хар | black, чёрный, черный, чёрная, черная, чёрное, харавтар
цагаан | цагаан | white, белый, белая, белое, цагаавтар
саарал | саарал | grey, gray, серый, серая, серое, саарлавтар
улаан | улаан | red, красный, красная, красное, улаавтар
ногоон | ногоон | green, зелёный, зеленый, зелёная, зеленая, ногоовтор
хөх | хөх, цэнхэр | navy, синий, синяя, синее, хөхөвтөр
цэнхэр | цэнхэр | голубой, голубая, цэнхэрдүү
цэнхэр, хөх | цэнхэр, хөх | blue
шар | шар | yellow, жёлтый, желтый, жёлтая, желтая, шаравтар
хүрэн | хүрэн, бор | brown, бор, коричневый, коричневая, шоколадан, хүрэвтэр
ягаан | ягаан | pink, розовый, розовая, ягаавтар
шаргал | шаргал, бэж | beige, бэж, бежевый, бежевая, крем, cream
нил ягаан | нил ягаан | purple, violet, фиолетовый, фиолетовая
улбар шар | улбар шар | orange, оранжевый, оранжевая
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

/** Every way to say a colour, those of most words first. */
export const hueWords: readonly KnownHue[] = HUES.trim()
  .split('\n')
  .flatMap((line) => {
    const [said = '', means = '', others = ''] = line.split(' | ');
    const hue: Hue = { said, means: means.split(', ') };
    const ways = said.includes(',') ? others.split(', ') : [said, ...others.split(', ')];
    return ways.map((way) => ({ hue, words: wordsOf(way), isLatin: LATIN.test(way) }));
  })
  .sort((one, other) => other.words.length - one.words.length);

/** The single words that colours are told apart by. */
export const HUE_KEYS: ReadonlySet<string> = new Set(
  hueWords.flatMap(({ hue }) => hue.means.filter((word) => !word.includes(' ')).map(fold)),
);
