// Favourites (spec §5, §9 Limits): a customer saves at most 5 products.

/** Products that a customer can save. */
export const MOST_SAVED = 5;

/** Whether a product can be saved beside those saved already; saving one of them again is no sixth. */
export const maySave = (saved: readonly string[], code: string): boolean =>
  saved.includes(code) || saved.length < MOST_SAVED;
