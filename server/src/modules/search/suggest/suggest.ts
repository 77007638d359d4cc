import type { ReplyOf } from '@tokhi/contract/client';
import { idsByCodeBeginning } from '../../catalogue/public.ts';
import type { FacetNames } from '../index/facet-names.ts';
import type { LoadedIndex } from '../index/search-index.ts';
import type { SearchContext } from '../search-context.ts';
import { emojiAsWords } from '../words/emoji.ts';
import { fold } from '../words/fold.ts';
import { wordForms } from '../words/lexemes.ts';
import { isLatin, MOST_WORDS } from '../words/query-words.ts';
import { tokensOf } from '../words/tokens.ts';
import { anyOf } from '../words/ts-query.ts';
import { demandByShelf } from './demand-by-shelf.ts';
import { fittingProducts } from './fitting-products.ts';
import { completions } from './suggest-words.ts';

const WORDS = 4;
const SHELVES = 2;
const PRODUCTS = 4;
const DIGITS_ONLY = /^(?=.*\d)[\d.\s-]{3,}$/;

/** The list under the search box (ours; §7 has no call for it): at most ten lines, from the first letter on. */
export async function suggest(context: SearchContext, asked: string): Promise<ReplyOf<'suggest'>> {
  const typed = emojiAsWords(asked);
  const loaded = await context.index.loaded();
  if (DIGITS_ONLY.test(typed)) {
    const ids = await idsByCodeBeginning(context.db, typed.replace(/\D/g, ''), PRODUCTS);
    return { result: 'success', words: [], subs: [], products: await products(context, ids) };
  }
  const tokens = tokensOf(typed);
  const last = tokens.at(-1);
  if (last === undefined) return { result: 'success', words: [], subs: [], products: [] };
  const before = tokens.slice(0, -1);
  const others = before
    .slice(-MOST_WORDS)
    .map(wordForms)
    .filter((keys) => keys.length > 0)
    .map(anyOf);
  const completed = await completions(context, loaded, others, last, typed.trim().split(/\s+/).at(-1) ?? last);
  const { beginnings, words, queries } = completed;
  const ids =
    queries.length === 0 ? [] : await fittingProducts(context.db, loaded, { before, queries, limit: PRODUCTS });
  const said = words.length > 0 ? await asShopWrites(context, before) : before;
  const begun: ReplyOf<'suggest'> = {
    result: 'success',
    words: words.slice(0, WORDS).map((word) => ({ text: [...said, word].join(' ') })),
    subs: before.length > 0 ? [] : shelves(loaded, beginnings),
    products: await products(context, ids),
  };
  return begun.subs.length + begun.products.length === 0 ? fromSearch(context, loaded, typed) : begun;
}

/** "hoolnii" becomes «хоолны» before a word that the shop completes in its own letters. */
async function asShopWrites({ vocabulary }: SearchContext, before: readonly string[]): Promise<readonly string[]> {
  if (!before.some(isLatin)) return before;
  const known = await vocabulary.known(
    before.flatMap((token) => [fold(token).replace(/ii$/, 'i'), ...wordForms(token)]),
  );
  const shownOf = (token: string) =>
    known.get(fold(token).replace(/ii$/, 'i'))?.shown ??
    wordForms(token)
      .map((key) => known.get(key)?.shown)
      .find(Boolean);
  return before.map((token) => (isLatin(token) ? (shownOf(token) ?? token) : token));
}

/** No shelf or product fits the beginning: uses the search itself («буйдон» is «буйдан»), so that only nonsense offers nothing. */
async function fromSearch(context: SearchContext, loaded: LoadedIndex, typed: string): Promise<ReplyOf<'suggest'>> {
  const { text, correction, unfiltered } = await context.resultCache.by(typed, loaded);
  const meant = text ?? correction;
  const ids = [...unfiltered.rowIndexes.subarray(0, PRODUCTS)].map(
    (rowIndex) => loaded.columns.productId[rowIndex] as number,
  );
  return {
    result: 'success',
    words: meant === null ? [] : [{ text: meant }],
    subs: [],
    products: await products(context, ids),
  };
}

const shelvesOf = new WeakMap<FacetNames, FoldedShelf[]>();
interface FoldedShelf {
  sub: FacetNames['subCategories'] extends Map<number, infer Sub> ? Sub : never;
  keys: string[];
}

/** Cached while the names are the same: folding some hundred names takes longer than the rest of the answer. */
function foldedShelves(names: FacetNames): FoldedShelf[] {
  const folded =
    shelvesOf.get(names) ??
    [...names.subCategories.values()].map((sub) => ({ sub, keys: tokensOf(sub.name).map(fold) }));
  shelvesOf.set(names, folded);
  return folded;
}

/** Sub-categories with a word that has this beginning, those with the highest sales first. */
function shelves(loaded: LoadedIndex, beginnings: readonly string[]): ReplyOf<'suggest'>['subs'] {
  const { names, unfilteredCounts: unfiltered } = loaded;
  const demand = demandByShelf(loaded);
  return foldedShelves(names)
    .filter(({ keys }) => keys.some((key) => beginnings.some((beginning) => key.startsWith(beginning))))
    .sort((one, other) => (demand.get(other.sub.id) ?? 0) - (demand.get(one.sub.id) ?? 0))
    .map(({ sub }) => ({
      sub_category_code: sub.code,
      sub_category_name: sub.name,
      category_name: names.categories.get(sub.categoryId)?.name ?? '',
      total: unfiltered({ kind: 'subCategory', id: sub.id }).total,
    }))
    .filter(({ total }) => total > 0)
    .slice(0, SHELVES);
}

async function products(
  { cards, now }: SearchContext,
  ids: readonly number[],
): Promise<ReplyOf<'suggest'>['products']> {
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
