/** A product gives 3 to 100 percent of its price (spec §1 Bonus scheme); the table of products holds it to that. */
export const BONUS_PERCENT = { least: 3, most: 100 } as const;
