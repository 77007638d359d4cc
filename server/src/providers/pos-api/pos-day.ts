import { posMoment } from './pos-moment.ts';

/** More than its clock can differ from ours, and more than an attempt takes. */
const MIDNIGHT_MARGIN_MS = 30_000;

/** The day within which PosAPI recognises a suffix, as 2026-11-16; null around midnight, when it may be one or the other. */
export function posDay(at: Date): string | null {
  const [before, after] = [-MIDNIGHT_MARGIN_MS, MIDNIGHT_MARGIN_MS].map((offset) =>
    posMoment(new Date(at.getTime() + offset)).slice(0, 10),
  );
  return before === after ? (after ?? null) : null;
}
