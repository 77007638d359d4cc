import { printSpecsCondition } from '@tokhi/rules/catalogue/specs-condition';
import type { SeededRandom } from '../../../scripts/seeded-random.ts';
import { attributeId, SPECS_OF_A_CATEGORY, VALUES_OF_A_SPEC, valueId } from './fill/shape.ts';
import { COLOURS, specCode, specValue } from './fill/words.ts';

/** The sort orders that an index of `products` has, so that the bare engine need not sort a shelf. */
export const ORDERS = ['popular', 'newest', 'price-up', 'price-down'] as const;
export type Order = (typeof ORDERS)[number];

/** One page of a category as a shopper requests it; turned into a call's body here, into SQL in engine-queries.ts. */
export interface AskedListing {
  category: number;
  page: number;
  sort: Order;
  filters?: AskedFilters;
}

interface AskedFilters {
  brands: number[];
  colours: number[];
  price: [number, number];
  slot: number;
  values: number[];
}

const PAGES = 3;
/** The shelves are skewed: shoppers tick the top of the list of brands and colours. */
const BRANDS_TICKED = 20;
const COLOURS_TICKED = 16;

export const drawListing = (random: SeededRandom, category: number, filtered: boolean): AskedListing => ({
  category,
  page: 1 + random.whole(PAGES),
  sort: random.oneOf(ORDERS),
  ...(filtered ? { filters: drawFilters(random) } : {}),
});

export function drawFilters(random: SeededRandom): AskedFilters {
  const lowest = 10_000 + random.whole(10) * 10_000;
  return {
    brands: two(random, BRANDS_TICKED).map((index) => index + 1),
    colours: two(random, COLOURS_TICKED).map((index) => index + 1),
    price: [lowest, lowest + 200_000 + random.whole(10) * 100_000],
    slot: random.whole(SPECS_OF_A_CATEGORY),
    values: two(random, VALUES_OF_A_SPEC),
  };
}

function two(random: SeededRandom, below: number): number[] {
  const first = random.whole(below);
  return [first, (first + 1 + random.whole(below - 1)) % below];
}

export function bodyOfListing({ category, page, sort, filters }: AskedListing): object {
  return { id: category, page, sort, ...(filters ? bodyOfFilters(filters) : {}) };
}

export const bodyOfFilters = ({ brands, colours, price, slot, values }: AskedFilters): object => ({
  brand: brands,
  color: colours.map((id) => COLOURS[id - 1]),
  price,
  specs: printSpecsCondition([{ field: specCode(slot), values: values.map((value) => specValue(slot, value)) }]),
});

/** The ids under which the category's own specification has these values. */
export const valueIdsOf = (category: number, { slot, values }: AskedFilters): number[] =>
  values.map((value) => valueId(attributeId(category, slot), value));
