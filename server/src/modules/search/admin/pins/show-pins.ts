import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { refuse } from '@tokhi/contract/texts/refusals';
import { searchSettings } from '../../../settings/public.ts';
import { queryKey } from '../../staff-words/query-key.ts';
import { productsById } from '../search-results.queries.ts';
import { freshIndex, rowsFound } from '../search-results.ts';
import type { SearchWordsDeps } from '../search-words-deps.ts';
import { pinsBefore, pinsOfQuery } from './pins.queries.ts';

const AT_ONCE = 50;

export function keyOfPinned(text: string): string {
  const key = queryKey(text);
  if (key === '') throw refuse('search_says_nothing');
  return key;
}

export const showPins = async (
  deps: SearchWordsDeps,
  { text }: CallBody<AdminCalls['showPins']>,
): Promise<CallReply<AdminCalls['showPins']>> => ({
  result: 'success',
  pins: await presentPins(deps, text, keyOfPinned(text)),
});

/** The pins of a query, each with its position in the results without pins. */
export async function presentPins(deps: SearchWordsDeps, text: string, key: string) {
  const { db } = deps;
  const row = await pinsOfQuery(db, key);
  const loaded = await freshIndex(deps);
  const alone = { ...loaded, words: { ...loaded.words, pins: new Map() } };
  const rowIndexes = await rowsFound(deps, text, alone);
  const ids = row?.product_ids ?? [];
  const known = await productsById(db, ids);
  const products = ids.flatMap((id) => {
    const product = known.get(id);
    const rowIndex = loaded.columns.rowIndexOf[id] ?? -1;
    if (product === undefined) return [];
    const place = rowIndexes.indexOf(rowIndex);
    const { code, name, picture } = product;
    const isListed = rowIndex !== -1 && loaded.columns.isListed[rowIndex] === 1;
    const stock = { in_stock: rowIndex !== -1 && loaded.columns.isInStock[rowIndex] === 1, listed: isListed };
    return [{ code, name, picture, ...stock, found_at: place === -1 ? null : place + 1 }];
  });
  const names = row === undefined ? null : await deps.namesOfStaff(db, [row.changed_by]);
  return {
    ...{ text: row?.query ?? text, products, ends_on: row?.ends_on ?? null, version: row?.version ?? 0 },
    ...{ by: names?.get(row?.changed_by ?? 0) ?? null, found: rowIndexes.length },
    most: (await searchSettings(db)).mostPinned,
  };
}

export async function listPins(
  { db }: SearchWordsDeps,
  { after }: CallBody<AdminCalls['listPins']>,
): Promise<CallReply<AdminCalls['listPins']>> {
  const from = after && { changed_at: new Date(after.changed_at), id: after.id };
  const rows = await pinsBefore(db, from, AT_ONCE + 1);
  const shown = rows.slice(0, AT_ONCE);
  const last = rows.length > AT_ONCE ? shown.at(-1) : undefined;
  return {
    result: 'success',
    pins: shown.map(({ query, products, ends_on }) => ({ text: query, products, ends_on })),
    next: last === undefined ? null : { changed_at: last.changed_at.toISOString(), id: last.id },
  };
}
