import { ratingBreakdown, shownRating } from './rating.ts';

const rates = [5, 5, 4];
const sum = rates.reduce((total, rate) => total + rate);

export const example = (): string =>
  `Rated ${rates.join(', ')}, a product shows ${shownRating({ sum, count: rates.length })} stars, ${ratingBreakdown([0, 0, 0, 1, 2])[0]?.percent} % of them fives; without reviews it shows ${shownRating({ sum: 0, count: 0 })}.`;
