import type { CallTable } from '../../http/calls/call-table.ts';
import type { AccountDeps } from '../accounts/public.ts';
import type { CardCache } from '../catalogue/public.ts';
import { deleteAccount } from './delete-account.ts';
import { exportMyData } from './export-my-data.ts';
import { showMyInfo } from './show-my-info.ts';
import { showViewer } from './show-viewer.ts';

/** Calls that collect data about a customer from several modules. */
export function bindProfile(table: CallTable, deps: AccountDeps & { cards: CardCache }): void {
  const { db, now } = deps;
  table.bind('myInfo', (_body, { customerId }) => showMyInfo(deps, customerId, now()));
  table.bind('myMarks', (_body, { customerId }) => showViewer(db, customerId));
  table.bind('exportMyData', (body, caller) => exportMyData(deps, body, caller));
  table.bind('deleteAccount', (body, caller) => deleteAccount(deps, body, caller));
}
