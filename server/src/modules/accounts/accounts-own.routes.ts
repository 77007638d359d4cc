import type { CallTable } from '../../http/calls/call-table.ts';
import type { AccountDeps } from './account-deps.ts';
import { changePassword } from './own/change-password.ts';
import { chooseNotices } from './own/choose-notices.ts';
import { endSession } from './own/end-session.ts';
import { listSessions } from './own/list-sessions.ts';
import { updateInfo } from './own/update-info.ts';

/** What customers see and change of their own account. */
export function bindAccountsOwn(table: CallTable, deps: AccountDeps): void {
  const { db, now } = deps;
  table.bind('changePassword', (body, caller) => changePassword(deps, body, caller));
  table.bind('updateInfo', (body, caller) => updateInfo(deps, body, caller));
  table.bind('mySessions', (_body, caller) => listSessions(deps, caller, now()));
  table.bind('endSession', ({ id }, caller) => endSession(db, caller, id, now()));
  table.bind('myNotices', (body, { customerId }) => chooseNotices(db, customerId, body));
}
