// Rating (spec §9 Limits): out of 5, one decimal; a product without reviews shows 5; the breakdown is in integer percent.

const RATES = [5, 4, 3, 2, 1];
const SHOWN_WITHOUT_REVIEWS = 5;

/** The number beside the stars. */
export const shownRating = ({ sum, count }: { sum: number; count: number }): number =>
  count === 0 ? SHOWN_WITHOUT_REVIEWS : Math.round((sum * 10) / count) / 10;

/** Share of each rate from 5 down to 1, rounded to whole percent; no reviews give zeros. */
export function ratingBreakdown(rates: readonly number[]): { rate: number; percent: number }[] {
  return RATES.map((rate) => {
    const given = rates.filter((one) => one === rate).length;
    return { rate, percent: rates.length === 0 ? 0 : Math.round((given * 100) / rates.length) };
  });
}
