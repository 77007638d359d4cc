// List bounds (spec §7, decision 27): a filter takes at most 50 choices, prices reach to 1,000,000,000 and sizes to 10,000 cm; what is beyond is not asked for.

/** Ticked boxes of one filter. */
export const MOST_CHOICES = 50;

/** Characters of the longest name that a filter chooses by. */
export const LONGEST_COLOR_NAME = 60;
export const LONGEST_MATERIAL_NAME = 80;

export const HIGHEST_PRICE_TUG = 1_000_000_000;
export const HIGHEST_SIZE_CM = 10_000;

/** A row id as in an address; nine digits fit a 32-bit column. */
export const ROW_ID = /^[1-9]\d{0,8}$/;
