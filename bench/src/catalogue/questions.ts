import type { EndpointName } from '@tokhi/contract/endpoints';
import type { SeededRandom } from '../../../scripts/seeded-random.ts';
import { type AskedListing, bodyOfFilters, bodyOfListing, drawFilters, drawListing, ORDERS } from './draw-listing.ts';
import { CATEGORIES_ASKED, codeOf, rareWordCount } from './fill/shape.ts';
import { ADJECTIVES, COMMON_WORD, inventedWord, NOUNS, VERY_COMMON_WORD } from './fill/words.ts';

export type Kind = 'product' | 'unfiltered' | 'filtered' | 'search' | 'suggestion';

/** One question of shoppers, repeated with different words, filters and pages. */
export interface Question {
  name: string;
  kind: Kind;
  call: EndpointName;
  draw(random: SeededRandom): Asked;
}

/** The body to send; for a listing also its meaning, for the bare engine. */
interface Asked {
  body: object;
  listing?: AskedListing;
}

/** Different filtered pages: more than the answer cache of a process stores. */
const COMBINATIONS = 2_000;
const LONGEST_BEGINNING = 5;

/** All questions of the bench for a shop of that many products. */
export function questions(products: number, random: SeededRandom): Question[] {
  const { small, middle, biggest } = CATEGORIES_ASKED;
  const rare = rareWordCount(products);
  return [
    {
      name: 'product',
      kind: 'product',
      call: 'singleProduct',
      draw: ({ whole }) => ({ body: { id: codeOf(1 + whole(products)) } }),
    },
    unfiltered('small', small),
    unfiltered('middle', middle),
    unfiltered('biggest', biggest),
    filtered('small', small, random),
    filtered('middle', middle, random),
    filtered('biggest', biggest, random),
    search('rare word', ({ whole }) => inventedWord(whole(rare)), random),
    search('common word', () => COMMON_WORD, random),
    search('very common word', () => VERY_COMMON_WORD, random),
    {
      name: 'suggestion',
      kind: 'suggestion',
      call: 'suggest',
      draw: ({ share, whole, oneOf }) => {
        const word = share() < 0.5 ? oneOf([...NOUNS, ...ADJECTIVES]) : inventedWord(whole(rare));
        return { body: { search: word.slice(0, 1 + whole(LONGEST_BEGINNING)) } };
      },
    },
  ];
}

const askedListing = (listing: AskedListing): Asked => ({ body: bodyOfListing(listing), listing });

const unfiltered = (size: string, category: number): Question => ({
  name: `category, ${size}`,
  kind: 'unfiltered',
  call: 'categoryProduct',
  draw: (random) => askedListing(drawListing(random, category, false)),
});

function filtered(size: string, category: number, random: SeededRandom): Question {
  const combinations = Array.from({ length: COMBINATIONS }, () => askedListing(drawListing(random, category, true)));
  return {
    name: `4 filters, ${size}`,
    kind: 'filtered',
    call: 'categoryProduct',
    draw: ({ oneOf }) => oneOf(combinations),
  };
}

/** Half of them with filters too, like a shopper who narrows down the results. */
function search(name: string, word: (random: SeededRandom) => string, random: SeededRandom): Question {
  const combinations = Array.from({ length: COMBINATIONS }, (_, index) => {
    const narrowed = index % 2 === 0 ? {} : bodyOfFilters(drawFilters(random));
    return { body: { search: word(random), page: 1 + random.whole(3), sort: random.oneOf(ORDERS), ...narrowed } };
  });
  return { name, kind: 'search', call: 'search', draw: ({ oneOf }) => oneOf(combinations) };
}
