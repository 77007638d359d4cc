import type { CallTable } from '../../http/calls/call-table.ts';
import type { AccountParts } from './account-parts.ts';
import { changePassword } from './own/change-password.ts';
import { chooseNotices } from './own/choose-notices.ts';
import { endSession } from './own/end-session.ts';
import { listSessions } from './own/list-sessions.ts';
import { updateInfo } from './own/update-info.ts';

/** What a customer sees and decides about the own account. */
export function bindAccountsOwn(table: CallTable, parts: AccountParts): void {
  const { db, now } = parts;
  table.bind('changePassword', (body, caller) => changePassword(parts, body, caller));
  table.bind('updateInfo', (body, caller) => updateInfo(parts, body, caller));
  table.bind('mySessions', (_body, caller) => listSessions(parts, caller, now()));
  table.bind('endSession', ({ id }, caller) => endSession(db, caller, id, now()));
  table.bind('myNotices', (body, { customerId }) => chooseNotices(db, customerId, body));
}
