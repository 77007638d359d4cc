import type { ReplyOf } from '@tokhi/contract/client';
import { idsByCodeBeginning } from '../catalogue/public.ts';
import type { FacetNames } from './index/facet-names.ts';
import type { LoadedIndex } from './index/search-index.ts';
import type { SearchFrame } from './search-frame.ts';
import { bestSellersWith } from './texts.queries.ts';
import { fold } from './words/fold.ts';
import { onOtherLayouts } from './words/keyboard-layouts.ts';
import { wordForms } from './words/lexemes.ts';
import { MOST_WORDS } from './words/query-words.ts';
import { tokensOf } from './words/tokens.ts';
import type { Term } from './words/vocabulary.ts';

const WORDS = 4;
const SHELVES = 2;
const PRODUCTS = 4;
/** A suggestion completes a word; it does not turn «ш» into the longest word of the shop. */
const LONGER_BY = 12;
const DIGITS_ONLY = /^(?=.*\d)[\d.\s-]{3,}$/;

/** The list under the search box (ours; §7 has no call for it): ten lines at most, from the first letter on. */
export async function suggest(frame: SearchFrame, typed: string): Promise<ReplyOf<'suggest'>> {
  const loaded = await frame.index.loaded();
  if (DIGITS_ONLY.test(typed)) {
    const ids = await idsByCodeBeginning(frame.db, typed.replace(/\D/g, ''), PRODUCTS);
    return { result: 'success', words: [], subs: [], products: await products(frame, ids) };
  }
  const tokens = tokensOf(typed);
  const last = tokens.at(-1);
  if (last === undefined) return { result: 'success', words: [], subs: [], products: [] };
  const before = tokens.slice(0, -1);
  const { beginning, terms } = await completions(frame, last, typed.trim().split(/\s+/).at(-1) ?? last);
  // The words by name and not by their beginning: a letter begins thousands of words of a large shop, and these are its most frequent.
  const completed = terms.map(({ key }) => key);
  const asked = [...before.slice(-MOST_WORDS).map(wordForms), completed].filter((keys) => keys.length > 0).map(anyOf);
  const ids = completed.length === 0 ? [] : await bestSellersWith(frame.db, asked.join('&'), PRODUCTS);
  return {
    result: 'success',
    words: words(before, last, terms),
    subs: before.length > 0 ? [] : shelves(loaded, beginning),
    products: await products(frame, ids),
  };
}

/** The word as it begins; if nothing begins so, on the other keyboard («,eql» is «буйд»). */
async function completions(
  { vocabulary }: SearchFrame,
  word: string,
  typed: string,
): Promise<{ beginning: string; terms: Term[] }> {
  for (const beginning of new Set([fold(word), ...onOtherLayouts(typed).map(fold)])) {
    if (beginning === '') continue;
    const terms = await vocabulary.byPrefix(beginning, beginning.length + LONGER_BY);
    if (terms.length > 0) return { beginning, terms };
  }
  return { beginning: fold(word), terms: [] };
}

const anyOf = (keys: readonly string[]): string => `(${keys.map((key) => `'${key}'`).join('|')})`;

/** Words that begin with the very letters come alone: «с» folds to the beginning of «ш» too, which nobody means. */
function words(before: readonly string[], last: string, terms: readonly Term[]): { text: string }[] {
  const all = [...new Set(terms.flatMap(({ shown }) => (shown === null || /\d/.test(shown) ? [] : [shown])))];
  const spelt = all.filter((word) => word.startsWith(last));
  return (spelt.length > 0 ? spelt : all).slice(0, WORDS).map((word) => ({ text: [...before, word].join(' ') }));
}

const shelvesOf = new WeakMap<FacetNames, FoldedShelf[]>();
interface FoldedShelf {
  sub: FacetNames['subCategories'] extends Map<number, infer Sub> ? Sub : never;
  keys: string[];
}

/** Folded once for as long as the names are the same: some hundred names take longer to fold than the rest of the answer. */
function foldedShelves(names: FacetNames): FoldedShelf[] {
  const folded =
    shelvesOf.get(names) ??
    [...names.subCategories.values()].map((sub) => ({ sub, keys: tokensOf(sub.name).map(fold) }));
  shelvesOf.set(names, folded);
  return folded;
}

/** Sub-categories with a word that begins so, those with most products first. */
function shelves({ names, whole }: LoadedIndex, beginning: string): ReplyOf<'suggest'>['subs'] {
  if (beginning === '') return [];
  return foldedShelves(names)
    .filter(({ keys }) => keys.some((key) => key.startsWith(beginning)))
    .map(({ sub }) => ({
      sub_category_code: sub.code,
      sub_category_name: sub.name,
      category_name: names.categories.get(sub.categoryId)?.name ?? '',
      total: whole({ kind: 'subCategory', id: sub.id }).total,
    }))
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .slice(0, SHELVES);
}

async function products({ cards, now }: SearchFrame, ids: readonly number[]): Promise<ReplyOf<'suggest'>['products']> {
  return (await cards.byIds(ids, now())).map((card) => ({
    code: card.code,
    name: card.name,
    product_type: card.product_type,
    color_name: card.color_name,
    image: card.image,
    image_files: card.image_files,
    sale_price: card.sale_price,
    Regular_price_tug: card.Regular_price_tug,
    IKEA_family_price: card.IKEA_family_price,
  }));
}
