import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { searchSettings } from '../../../settings/public.ts';
import { countPins } from '../pins/pins.queries.ts';
import type { SearchWordsDeps } from '../search-words-deps.ts';
import { countSynonyms } from '../synonyms/synonyms.queries.ts';
import { countHidden, countSummed, hiddenSearches, popularRows, spanOf, summedSearches } from './searches.queries.ts';

const AT_ONCE = 15;

export async function showSearches(
  { db }: SearchWordsDeps,
  { days }: CallBody<AdminCalls['showSearches']>,
): Promise<CallReply<AdminCalls['showSearches']>> {
  const span = await spanOf(db, days);
  const { leastAsked } = await searchSettings(db);
  return {
    result: 'success',
    span: span === undefined ? null : presentSpan(span),
    counts: {
      missed: await countSummed(db, days, 'missed'),
      unclicked: await countSummed(db, days, 'unclicked'),
      frequent: await countSummed(db, days, 'frequent'),
      hidden: await countHidden(db),
    },
    synonyms: (await countSynonyms(db)).count,
    pins: (await countPins(db)).count,
    least_asked: leastAsked,
  };
}

function presentSpan(span: NonNullable<Awaited<ReturnType<typeof spanOf>>>) {
  const { asked, missed, unclicked, cart_additions, asked_before, missed_before, summed_at } = span;
  const counts = { asked, missed, unclicked, cart_additions, asked_before, missed_before };
  return { ...counts, summed_at: summed_at.toISOString() };
}

/** Texts that were searched, without the people who searched them. */
export async function listSearches(
  deps: SearchWordsDeps,
  { days, show, after }: CallBody<AdminCalls['listSearches']>,
): Promise<CallReply<AdminCalls['listSearches']>> {
  if (show === 'hidden') return listHidden(deps, after);
  const rows = await summedSearches(deps.db, { days, show, after }, AT_ONCE + 1);
  const shown = rows.slice(0, AT_ONCE);
  const last = rows.length > AT_ONCE ? shown.at(-1) : undefined;
  return {
    result: 'success',
    searches: shown.map(({ query, asked, asked_before, days_asked, hits, unclicked, cart_additions }) => ({
      ...{ text: query, asked, before: asked_before, days: days_asked, hits, unclicked, cart_additions, hidden: null },
    })),
    next: last === undefined ? null : { rank: last.rank, text: last.query },
  };
}

async function listHidden(
  { db, namesOfStaff }: SearchWordsDeps,
  after: CallBody<AdminCalls['listSearches']>['after'],
): Promise<CallReply<AdminCalls['listSearches']>> {
  const rows = await hiddenSearches(db, after, AT_ONCE + 1);
  const shown = rows.slice(0, AT_ONCE);
  const last = rows.length > AT_ONCE ? shown.at(-1) : undefined;
  const names = await namesOfStaff(
    db,
    shown.map(({ staff_id }) => staff_id),
  );
  const nothing = { asked: 0, before: null, days: 0, hits: 0, unclicked: 0, cart_additions: 0 };
  return {
    result: 'success',
    searches: shown.map(({ query, because, staff_id }) => ({
      ...{ text: query, ...nothing, hidden: { by: names.get(staff_id) ?? null, because } },
    })),
    next: last === undefined ? null : { rank: last.hidden_at.getTime(), text: last.query },
  };
}

/** The popular searches of the search box, including those that staff hide. */
export async function listPopular({
  db,
  namesOfStaff,
}: SearchWordsDeps): Promise<CallReply<AdminCalls['listPopular']>> {
  const rows = await popularRows(db);
  const { popularFewest } = await searchSettings(db);
  const ids = rows.flatMap(({ staff_id }) => (staff_id === null ? [] : [staff_id]));
  const names = await namesOfStaff(db, ids);
  return {
    result: 'success',
    popular: rows.map(({ text, asked, days_clicked, because, staff_id }) => ({
      ...{ text, asked, days: days_clicked },
      hidden: staff_id === null ? null : { by: names.get(staff_id) ?? null, because },
    })),
    shown: rows.length - ids.length >= popularFewest,
  };
}
