// Splits names and queries into words: «160×200 см» is 160 and 200, «3хүний» is 3 and хүний.

/** One run of typed characters without blanks: its words, and all of it to try another keyboard layout. */
export interface Chunk {
  typed: string;
  words: string[];
}

/** Names give sizes in centimetres: «1.6 метрийн ор» is one of 160. */
const METRES = /(\d(?:[.,]\d{1,2})?)\s*(?:м|метр\p{L}*|metr\p{L}*|m)(?![\p{L}\d])/gu;
const TIMES = /(?<=\d)\s*[x×хX*✕]\s*(?=\d)/g;
const WORD = /[\p{L}\p{M}\p{N}'’ʼ`]+/gu;
/** A figure before an attached word: «3хүний», "200cm"; a word before a figure: «ор160», but not «E27» or «A4». */
const FIGURE_THEN_LETTERS = /(?<=\d)(?=\p{L})/u;
const LETTERS_THEN_FIGURE = /(?<=\p{L}{2})(?=\d)/u;
/** Ignored after a figure: units, and the endings of spoken figures («3-н хүний», «2-той»). */
const AFTER_FIGURE =
  /^(?:см|мм|м|cm|mm|m|кг|kg|гр|г|g|л|l|мл|ml|вт|w|ш|pcs|н|т|р|д|х|x|ын|ийн|ний|той|тай|тэй|литр|ширхэг|сантиметр)$/;
const QUOTES_AROUND = /^['’ʼ`]+|['’ʼ`]+$/g;

const isFigure = (word: string): boolean => /^\d+$/.test(word);

export function chunksOf(text: string): Chunk[] {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(METRES, (_, metres: string) => String(Math.round(Number(metres.replace(',', '.')) * 100)))
    .replace(TIMES, ' ');
  let before = '';
  return plain
    .split(/\s+/)
    .filter((typed) => typed !== '')
    .map((typed) => {
      const pieces = (typed.match(WORD) ?? [])
        .flatMap((word) => word.split(FIGURE_THEN_LETTERS))
        .flatMap((word) => word.split(LETTERS_THEN_FIGURE))
        .map((word) => word.replace(QUOTES_AROUND, ''))
        .filter((word) => word !== '');
      const words = pieces.filter((word) => {
        const leans = isFigure(before) && AFTER_FIGURE.test(word);
        before = word;
        return !leans;
      });
      return { typed, words };
    });
}

/** The words of a text in lower case, as indexed and searched. */
export const tokensOf = (text: string): string[] => chunksOf(text).flatMap((chunk) => chunk.words);
