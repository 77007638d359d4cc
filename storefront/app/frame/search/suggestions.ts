import type { ReplyOf } from '@tokhi/contract/client';
import { type PriceShown, priceShown } from '@tokhi/rules/money/price-shown';
import { productAddress, searchAddress, subCategoryAddress } from '../../addresses.ts';
import { fileAddress } from '../../pictures/picture-files.ts';

/** Earlier searches in the list: alone they have the room, beside fresh suggestions two are enough. */
const RECENT_ALONE = 6;
const RECENT_BESIDE = 2;

export interface Option {
  /** Names the option for the arrow keys. */
  id: string;
  to: string;
  /** The search that it is, to be remembered; null where it leads straight to a page. */
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
  /** Everything that the typed text finds. */
  all: WordOption[];
}

/** What to offer for the typed text: fresh suggestions and earlier searches that begin like it. */
export function suggestionsFor(
  typed: string,
  reply: ReplyOf<'suggest'> | null,
  searches: readonly string[],
): Suggestions {
  const text = typed.trim();
  const known = text === '' ? null : reply;
  const words = (known?.words ?? []).map((word) => wordOption('word', word.text));
  const begun = searches.filter((one) => one.toLowerCase().startsWith(text.toLowerCase()) && one !== text);
  return {
    words,
    recent: begun.slice(0, text === '' ? RECENT_ALONE : RECENT_BESIDE).map((one) => wordOption('recent', one)),
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

/** The options in the order of the arrow keys, as they stand from top to bottom. */
export const optionsOf = ({ words, recent, subs, products, all }: Suggestions): Option[] => [
  ...words,
  ...recent,
  ...subs,
  ...products,
  ...all,
];

const wordOption = (group: string, text: string): WordOption => ({
  // An id has no spaces; two words never differ in them alone.
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
