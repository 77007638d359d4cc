import type { AuditEntry } from '../audit/public.ts';

/** The staff member who acts, as rows and audit rows name it: a caller, or whoever decided what a job now writes. */
export interface ActingStaff {
  staffId: number;
  requestId: string;
  address: string;
}

/** Null: `npm run money`, where nobody is logged in. The row says so where others name their request. */
export const actedBy = (by: ActingStaff | null): Pick<AuditEntry, 'actor' | 'from'> =>
  by === null
    ? { from: { requestId: 'command line', address: '' } }
    : { actor: { staffId: by.staffId }, from: { requestId: by.requestId, address: by.address } };
