import type { ReplyOf } from '@tokhi/contract/client';
import type { SortOrder } from '@tokhi/contract/fields/paging';
import { refuse } from '@tokhi/contract/texts/refusals';
import { clampPage, LIST_PAGE_SIZE, pageOffset, totalPages } from '@tokhi/rules/page/paging';
import type { Db } from '../../../db/database.ts';
import { cardsByIds } from '../cards.queries.ts';
import { presentCard } from '../catalogue.present.ts';
import { idsOfList, type ListName, lengthOfList } from './named-lists.queries.ts';

type Part = 'New_lower_price' | 'finish' | 'trend';

interface NamedCall {
  /** Where the cards stand in the reply: each call has a word of its own (spec §7). */
  word: string;
  whole: ListName;
  parts: Partial<Record<Part, ListName>>;
}

/** Which list answers which call, and which pages of spec §2 ask the call for a part of it. */
const NAMED_CALLS = {
  top20: { word: 'top', whole: 'best_sellers', parts: { trend: 'trend' } },
  lowerPrice: { word: 'Lower', whole: 'cheaper', parts: { New_lower_price: 'newly_reduced', finish: 'ready' } },
  newArrival: { word: 'New', whole: 'arrivals', parts: {} },
  familyPrice: { word: 'Family', whole: 'family', parts: {} },
  newProducts: { word: 'newer', whole: 'newest', parts: {} },
  ikeaFamily: { word: 'familyPrice', whole: 'family', parts: {} },
} as const satisfies Record<string, NamedCall>;

interface Asked {
  page: number;
  sort?: SortOrder | undefined;
  only?: Part | undefined;
}

/** One page of a named list; a page after the last is the last one, as in every list. */
export async function showNamedList<Name extends keyof typeof NAMED_CALLS>(
  db: Db,
  name: Name,
  { page, sort, only }: Asked,
  now: Date,
): Promise<ReplyOf<Name>> {
  const { word, whole, parts }: NamedCall = NAMED_CALLS[name];
  const list = only === undefined ? whole : parts[only];
  if (!list) throw refuse('invalid_request');
  const idsAt = (at: number) =>
    idsOfList(db, list, { limit: LIST_PAGE_SIZE, offset: pageOffset(at, LIST_PAGE_SIZE), sort }, now);
  const [asked, totalProduct] = await Promise.all([idsAt(page), lengthOfList(db, list, now)]);
  const totalPage = totalPages(totalProduct, LIST_PAGE_SIZE);
  const shown = clampPage(page, totalPage);
  const ids = shown === page ? asked : await idsAt(shown);
  const cards = (await cardsByIds(db, ids, now)).map((row) => presentCard(row, now));
  // The word is the call's own by the table above, which the types cannot follow; the contract parses the reply.
  return { result: 'success', [word]: cards, totalProduct, totalPage } as unknown as ReplyOf<Name>;
}
