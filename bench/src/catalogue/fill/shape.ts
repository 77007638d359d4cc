// The shape of the synthetic catalogue, for filling it and for querying it.

/** Percent of all products in each of the twenty categories. */
export const CATEGORY_PERCENTS = [24, 12, 9, 8, 7, 6, 5, 4.4, 3.8, 3.2, 2.8, 2.4, 2.2, 2, 1.9, 1.8, 1.7, 1.6, 0.7, 0.5];
/** Category ids: 1.6, 5 and 24 percent of all products. */
export const CATEGORIES_ASKED = { small: 18, middle: 7, biggest: 1 };

export const SUBS_OF_A_CATEGORY = 15;
export const BRANDS = 200;
export const SPECS_OF_A_CATEGORY = 10;
export const VALUES_OF_A_SPEC = 6;

/** Two, three and four colours in turn: three models are nine products. */
export const PRODUCTS_OF_THREE_MODELS = 9;

const PRODUCTS_WITH_A_RARE_WORD = 50;

/** The rare words are the models' names, so a larger shop has more of them. */
export const rareWordCount = (products: number): number =>
  Math.max(1, Math.round(products / PRODUCTS_WITH_A_RARE_WORD));

/** Where each category begins on a line from 0 to 1, without the first one: the thresholds of width_bucket. */
export function categoryThresholds(): number[] {
  let reached = 0;
  return CATEGORY_PERCENTS.slice(0, -1).map((percent) => {
    reached += percent / 100;
    return Number(reached.toFixed(6));
  });
}

/** 7,919 is prime and no divisor of 90 million: every product has a different code, and neighbours look unlike. */
const CODE_STEP = 7_919;
const CODES = { first: 10_000_000, count: 90_000_000 };

export const codeOf = (product: number): string => String(CODES.first + ((product * CODE_STEP) % CODES.count));

/** Consecutive ids: category after category, specification after specification. */
export const attributeId = (category: number, slot: number): number => (category - 1) * SPECS_OF_A_CATEGORY + slot + 1;
export const valueId = (attribute: number, value: number): number => (attribute - 1) * VALUES_OF_A_SPEC + value + 1;
