import { posMoment } from './pos-moment.ts';

/** More than the difference between its clock and ours, and more than an attempt takes. */
const MIDNIGHT_MARGIN_MS = 30_000;

/** The day on which PosAPI recognises a suffix, such as 2026-11-16; null around midnight, when it may be either. */
export function posDay(at: Date): string | null {
  const [before, after] = [-MIDNIGHT_MARGIN_MS, MIDNIGHT_MARGIN_MS].map((offset) =>
    posMoment(new Date(at.getTime() + offset)).slice(0, 10),
  );
  return before === after ? (after ?? null) : null;
}
