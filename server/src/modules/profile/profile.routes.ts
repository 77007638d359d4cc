import type { CallTable } from '../../http/calls/call-table.ts';
import type { AccountParts } from '../accounts/public.ts';
import type { CardCache } from '../catalogue/public.ts';
import { deleteAccount } from './delete-account.ts';
import { exportMyData } from './export-my-data.ts';
import { showMyInfo } from './show-my-info.ts';
import { showMyMarks } from './show-my-marks.ts';

/** Calls about a customer that gather from several modules. */
export function bindProfile(table: CallTable, parts: AccountParts & { cards: CardCache }): void {
  const { db, now } = parts;
  table.bind('myInfo', (_body, { customerId }) => showMyInfo(parts, customerId, now()));
  table.bind('myMarks', (_body, { customerId }) => showMyMarks(db, customerId));
  table.bind('exportMyData', (_body, { customerId }) => exportMyData(db, customerId));
  table.bind('deleteAccount', (body, caller) => deleteAccount(parts, body, caller));
}
