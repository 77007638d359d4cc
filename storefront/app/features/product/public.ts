export { packSummary, roundedTotals } from './buying/pack-totals.ts';
