import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { FrontPage } from '@tokhi/contract/admin/front-page/front-page-fields';
import type { FrontPageField, FrontPageSection } from '@tokhi/contract/admin/front-page/front-page-words';
import type { CallReply } from '@tokhi/contract/call';
import { itemsOf, type PageItem, type PageNames } from './page-items.ts';

type PageChange = CallReply<AdminCalls['compareFrontPages']>['changes'][number];

/** What is added, removed, changed and moved between two pages, in the order of the page. */
export function pageChanges(from: FrontPage, to: FrontPage, names: PageNames): PageChange[] {
  const before = itemsOf(from, names);
  return [...itemsOf(to, names)].flatMap(([section, items]) =>
    changesOfSection(section, before.get(section) ?? [], items),
  );
}

function changesOfSection(section: FrontPageSection, before: PageItem[], after: PageItem[]): PageChange[] {
  const { pairs, added, removed } = pairUp(before, after);
  const whole = (change: PageChange['change'], { name: item }: PageItem): PageChange => ({
    ...{ section, change, item, field: null, before: null, after: null },
  });
  return [
    ...removed.map((item) => whole('removed', item)),
    ...added.map((item) => whole('added', item)),
    ...pairs.flatMap(([was, now]) => changedFields(section, was, now)),
    ...movedAmong(pairs).map((item) => whole('moved', item)),
  ];
}

/** Pairs items by key; two unpaired items at the same place are one item with a new name if they are alike. */
function pairUp(before: PageItem[], after: PageItem[]) {
  const byKey = new Map(before.map((item) => [item.key, item]));
  const kept = new Set(after.map(({ key }) => key));
  const pairs: [PageItem, PageItem][] = [];
  const added: PageItem[] = [];
  const renamed = new Set<PageItem>();
  for (const [place, item] of after.entries()) {
    const same = byKey.get(item.key);
    const there = before[place];
    if (same !== undefined) pairs.push([same, item]);
    else if (there !== undefined && !kept.has(there.key) && isRenamed(there, item)) {
      pairs.push([there, item]);
      renamed.add(there);
    } else added.push(item);
  }
  return { pairs, added, removed: before.filter((item) => !kept.has(item.key) && !renamed.has(item)) };
}

/** The same picture or goods under another name are the same item. */
const isRenamed = (was: PageItem, now: PageItem): boolean =>
  (['picture', 'products', 'product'] as const).some((field) => {
    const value = now.fields[field];
    return value !== undefined && value !== null && value !== '' && was.fields[field] === value;
  });

const changedFields = (section: FrontPageSection, was: PageItem, now: PageItem): PageChange[] =>
  (Object.keys(now.fields) as FrontPageField[]).flatMap((field) => {
    const [before, after] = [was.fields[field] ?? null, now.fields[field] ?? null];
    return before === after ? [] : [{ section, change: 'changed' as const, item: now.name, field, before, after }];
  });

/** The fewest moves that explain the new order: items of the longest run that kept its order did not move. */
function movedAmong(pairs: readonly [PageItem, PageItem][]): PageItem[] {
  const stayed = longestRun(pairs.map(([was]) => was.place));
  return pairs.flatMap(([, now], index) => (stayed.has(index) ? [] : now));
}

/** Indexes of a longest increasing subsequence. */
function longestRun(places: readonly number[]): ReadonlySet<number> {
  const best = places.map(() => 1);
  const back = places.map(() => -1);
  for (const [index, place] of places.entries()) {
    for (let earlier = 0; earlier < index; earlier += 1) {
      if ((places[earlier] as number) < place && (best[earlier] as number) + 1 > (best[index] as number)) {
        best[index] = (best[earlier] as number) + 1;
        back[index] = earlier;
      }
    }
  }
  const kept = new Set<number>();
  let at = best.indexOf(Math.max(0, ...best));
  while (at >= 0) {
    kept.add(at);
    at = back[at] as number;
  }
  return kept;
}
