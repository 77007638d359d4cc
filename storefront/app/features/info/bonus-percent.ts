/** A product gives 3 to 100 percent of its price (spec §1 Bonus scheme); the products table enforces it. */
export const BONUS_PERCENT = { least: 3, most: 100 } as const;
