import type { Approval } from '../../approvals/public.ts';

/** A correction of points that waits for a second person. */
interface Correction {
  customerId: number;
  points: number;
}

/** A customer has at most one waiting correction. */
export const subjectOfCorrection = (customerId: number): string => `customer ${customerId}`;

/** Prepared by correctBonus and unchanged since: the table protects it. */
export const correctionIn = ({ payload }: Pick<Approval, 'payload'>): Correction => payload as unknown as Correction;
