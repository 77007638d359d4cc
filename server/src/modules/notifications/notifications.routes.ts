import type { Db } from '../../db/database.ts';
import type { CallTable } from '../../http/calls/call-table.ts';
import { type LockCustomer, leaveMessage } from './contact/leave-message.ts';

interface NotificationDeps {
  db: Db;
  now: () => Date;
  lockCustomer: LockCustomer;
}

export function bindNotifications(table: CallTable, deps: NotificationDeps): void {
  table.bind('contact', (body, { customerId }) => leaveMessage(deps, customerId, body, deps.now()));
}
