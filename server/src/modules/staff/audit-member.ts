import type { Tx } from '../../db/database.ts';
import { type Facts, writeAudit } from '../audit/public.ts';

export type StaffAction =
  | 'invite staff member'
  | 'change roles'
  | 'disable staff member'
  | 'renew access'
  | 'end session'
  | 'make recovery codes'
  | 'use recovery code'
  | 'ask for passkey'
  | 'add passkey'
  | 'remove passkey'
  | 'accept invitation'
  | 'enter password'
  | 'make second factor'
  | 'confirm second factor'
  | 'log in'
  | 'show second factor'
  | 'log out';

interface From {
  requestId: string;
  address: string;
}

/** What staff members did with their own account, in the transaction that does it. Facts never contain secrets. */
export const auditMember = (
  tx: Tx,
  action: StaffAction,
  staffId: number,
  { requestId, address }: From,
  now: Date,
): Promise<void> =>
  writeAudit(tx, { ...about(action, staffId), actor: { staffId }, from: { requestId, address } }, now);

/** The same for a command, where nobody is logged in. */
export const auditCommand = (tx: Tx, action: StaffAction, staffId: number, after: Facts, now: Date): Promise<void> =>
  writeAudit(tx, { ...about(action, staffId), after }, now);

const about = (action: StaffAction, staffId: number) => ({ action, subject: { kind: 'staff', id: String(staffId) } });
