import type { Db } from '../../db/database.ts';
import { writeSecurityEvent } from '../audit/public.ts';

type RefusedEntry = 'refused staff password' | 'refused second factor';

/**
 * Writes down that somebody could not get in: for which member, and from where. Neither what was typed nor an unknown email is kept.
 * Of one minute the same is one row, so that a flood fills no table.
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
