// Rating (spec §9 Limits): out of 5, one decimal; a product without reviews shows 5; the breakdown is in integer percent.

const SHOWN_WITHOUT_REVIEWS = 5;

/** The number beside the stars. */
export const shownRating = ({ sum, count }: { sum: number; count: number }): number =>
  count === 0 ? SHOWN_WITHOUT_REVIEWS : Math.round((sum * 10) / count) / 10;

/** How many reviews gave one star, two … five. */
export type StarCounts = readonly [number, number, number, number, number];

/** Share of each rate from 5 down to 1, rounded to whole percent; no reviews give zeros. */
export function ratingBreakdown(stars: StarCounts): { rate: number; percent: number }[] {
  const all = stars.reduce((sum, given) => sum + given, 0);
  return stars
    .map((given, index) => ({ rate: index + 1, percent: all === 0 ? 0 : Math.round((given * 100) / all) }))
    .toReversed();
}
