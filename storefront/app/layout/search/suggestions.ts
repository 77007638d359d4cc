import type { ReplyOf } from '@tokhi/contract/client';
import { type PriceShown, priceShown } from '@tokhi/rules/money/price-shown';
import { productAddress, searchAddress, subCategoryAddress } from '../../addresses.ts';
import { fileAddress } from '../../pictures/picture-files.ts';

/** Earlier searches in the list: more while nothing is typed; beside fresh suggestions two are enough. */
const RECENT_ALONE = 5;
const RECENT_BESIDE = 2;

export interface Option {
  /** Identifies the option for the arrow keys. */
  id: string;
  to: string;
  /** The search to remember; null if it leads straight to a page. */
  search: string | null;
}

export interface WordOption extends Option {
  text: string;
}

interface SubOption extends Option {
  text: string;
  total: number;
}

export interface ProductOption extends Option {
  name: string;
  about: string;
  image: string | null;
  price: PriceShown;
}

/** The list under the search box, group by group. */
export interface Suggestions {
  words: WordOption[];
  recent: WordOption[];
  subs: SubOption[];
  products: ProductOption[];
  /** A link to all results of the typed text. */
  all: WordOption[];
  /** Popular searches: if nothing is typed yet, or nothing is like it. */
  popular: WordOption[];
  /** Other links if nothing is like the typed text; else none. */
  elsewhere: WordOption[];
}

const BEST_SELLERS: WordOption = {
  id: 'suggest-best-sellers',
  to: '/top-20',
  search: null,
  text: 'Эрэлттэй бараа үзэх',
};

interface Known {
  /** The answer for the typed text, or for a letter more or less. */
  reply: ReplyOf<'suggest'> | null;
  searches: readonly string[];
  popular: readonly string[];
}

/** What to offer for the typed text: fresh suggestions and earlier searches that start with it. */
export function suggestionsFor(typed: string, { reply, searches, popular }: Known): Suggestions {
  const text = typed.trim();
  const known = text === '' ? null : reply;
  const words = (known?.words ?? []).map((word) => wordOption('word', word.text));
  const begun = searches.filter((one) => one.toLowerCase().startsWith(text.toLowerCase()) && one !== text);
  const recent = begun.slice(0, text === '' ? RECENT_ALONE : RECENT_BESIDE);
  const nothing = known !== null && known.words.length + known.subs.length + known.products.length === 0;
  const offered = text === '' || nothing ? popular.filter((one) => !recent.includes(one)) : [];
  return {
    words,
    recent: recent.map((one) => wordOption('recent', one)),
    popular: offered.map((one) => wordOption('popular', one)),
    elsewhere: nothing ? [BEST_SELLERS] : [],
    subs: (known?.subs ?? []).map(({ sub_category_code, sub_category_name, total }) => ({
      id: `suggest-sub-${sub_category_code}`,
      to: subCategoryAddress(sub_category_code),
      search: null,
      text: sub_category_name,
      total,
    })),
    products: (known?.products ?? []).map(productOption),
    all: known !== null && known.products.length > 0 ? [wordOption('all', text)] : [],
  };
}

/** The options in the order of the arrow keys, from top to bottom. */
export const optionsOf = ({ words, recent, popular, elsewhere, subs, products, all }: Suggestions): Option[] => [
  ...words,
  ...recent,
  ...popular,
  ...elsewhere,
  ...subs,
  ...products,
  ...all,
];

const wordOption = (group: string, text: string): WordOption => ({
  // An id has no spaces; no two words differ only in them.
  id: `suggest-${group}-${text.replace(/\s+/g, '-')}`,
  to: searchAddress(text),
  search: text,
  text,
});

const productOption = (product: ReplyOf<'suggest'>['products'][number]): ProductOption => ({
  id: `suggest-product-${product.code}`,
  to: productAddress(product.code),
  search: null,
  name: product.name,
  about: [product.product_type, product.color_name].filter(Boolean).join(', '),
  image: product.image === '' ? null : fileAddress('/images/product/', smallFile(product)),
  price: priceShown({
    regularTug: product.Regular_price_tug,
    salePriceTug: product.sale_price,
    family: product.IKEA_family_price === 1,
  }),
});

const smallFile = ({ image, image_files }: ReplyOf<'suggest'>['products'][number]): string =>
  image_files['400.webp'] ?? image;
