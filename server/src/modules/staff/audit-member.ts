import type { Tx } from '../../db/database.ts';
import { type Facts, writeAudit } from '../audit/public.ts';

type StaffAction =
  | 'invite staff member'
  | 'accept invitation'
  | 'enter password'
  | 'make second factor'
  | 'confirm second factor'
  | 'log in'
  | 'log out';

interface From {
  requestId: string;
  address: string;
}

/** What a staff member did with the own account, in the transaction that does it. No secret is ever a fact. */
export const auditMember = (
  tx: Tx,
  action: StaffAction,
  staffId: number,
  { requestId, address }: From,
  now: Date,
): Promise<void> =>
  writeAudit(tx, { ...about(action, staffId), actor: { staffId }, from: { requestId, address } }, now);

/** The same by a command, where nobody is logged in. */
export const auditCommand = (tx: Tx, action: StaffAction, staffId: number, after: Facts, now: Date): Promise<void> =>
  writeAudit(tx, { ...about(action, staffId), after }, now);

const about = (action: StaffAction, staffId: number) => ({ action, subject: { kind: 'staff', id: String(staffId) } });
