import type { Draft } from './page-draft.ts';

/** A draft whose new events got their ids when an earlier state of it was saved. */
export function withEventIds({ page, keys }: Draft, saved: Draft): Draft {
  const idOf = (key: string | undefined) =>
    key === undefined ? null : (saved.page.events[saved.keys.events.indexOf(key)]?.id ?? null);
  const events = page.events.map((event, at) => ({ ...event, id: event.id ?? idOf(keys.events[at]) }));
  return { page: { ...page, events }, keys };
}
