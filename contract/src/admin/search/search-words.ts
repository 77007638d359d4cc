// Without zod, for the browser.

/** The number of days for which searches are summed up. */
export const searchSpans = [7, 30, 90] as const;
export type SearchSpan = (typeof searchSpans)[number];

/** The lists of searches: nothing found, found and not opened, found most often, hidden by staff. */
export const searchLists = ['missed', 'unclicked', 'frequent', 'hidden'] as const;
export type SearchList = (typeof searchLists)[number];
