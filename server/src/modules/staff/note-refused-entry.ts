import type { Db } from '../../db/database.ts';
import { writeSecurityEvent } from '../audit/public.ts';

type RefusedEntry = 'refused staff password' | 'refused second factor';

/**
 * Records a failed login: of which member, and from where. Neither the input nor an unknown email is stored. Identical failures of one
 * minute are one row, so that a flood cannot fill the table.
 */
export const noteRefusedEntry = (
  db: Db,
  action: RefusedEntry,
  staffId: number | null,
  { requestId, address }: { requestId: string; address: string },
  now: Date,
): Promise<void> => {
  const subject = { kind: 'staff', id: staffId === null ? 'unknown' : String(staffId) };
  return writeSecurityEvent(db, { action, subject, from: { requestId, address } }, now);
};
