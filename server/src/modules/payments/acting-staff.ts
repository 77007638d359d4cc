import type { AuditEntry } from '../audit/public.ts';

/** The staff member who acts, as rows and audit rows name them: a caller, or the person whose decision a job now writes. */
export interface ActingStaff {
  staffId: number;
  requestId: string;
  address: string;
}

/** Null: `npm run money`, without a login. The row says so in the place of a request id. */
export const actedBy = (by: ActingStaff | null): Pick<AuditEntry, 'actor' | 'from'> =>
  by === null
    ? { from: { requestId: 'command line', address: '' } }
    : { actor: { staffId: by.staffId }, from: { requestId: by.requestId, address: by.address } };
