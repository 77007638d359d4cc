import type { Approval } from '../../approvals/public.ts';

/** A correction of points as it waits for a second person. */
interface Correction {
  customerId: number;
  points: number;
}

/** One correction of a customer waits at a time. */
export const subjectOfCorrection = (customerId: number): string => `customer ${customerId}`;

/** Prepared by correctBonus and never changed since: the table keeps it. */
export const correctionIn = ({ payload }: Pick<Approval, 'payload'>): Correction => payload as unknown as Correction;
