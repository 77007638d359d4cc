// Favourites (spec §5, §9 Limits): a customer saves at most 5 products.

/** Products that a customer can save. */
export const MOST_SAVED = 5;

/** Whether a product can be saved; saving a saved one again is always allowed. */
export const maySave = (saved: readonly string[], code: string): boolean =>
  saved.includes(code) || saved.length < MOST_SAVED;
