// Without zod, for the browser.

/** Over how many days searches are summed up. */
export const searchSpans = [7, 30, 90] as const;
export type SearchSpan = (typeof searchSpans)[number];

/** The lists of searches: nothing found, found and not opened, found most often, set aside by staff. */
export const searchLists = ['missed', 'unclicked', 'frequent', 'hidden'] as const;
export type SearchList = (typeof searchLists)[number];
