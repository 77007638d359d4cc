import type { AuditEntry } from '../audit/public.ts';

/** The staff member who acts, as rows and audit rows name it: a caller, or whoever decided what a job now writes. */
export interface ActingStaff {
  staffId: number;
  requestId: string;
  address: string;
}

/** Null: a command, where nobody is logged in. */
export const actedBy = (by: ActingStaff | null): Pick<AuditEntry, 'actor' | 'from'> =>
  by === null ? {} : { actor: { staffId: by.staffId }, from: { requestId: by.requestId, address: by.address } };
