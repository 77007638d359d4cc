import type { Db } from '../../db/database.ts';
import type { CallTable } from '../../http/calls/call-table.ts';
import { type HoldCustomer, leaveMessage } from './contact/leave-message.ts';

interface NotificationParts {
  db: Db;
  now: () => Date;
  holdCustomer: HoldCustomer;
}

export function bindNotifications(table: CallTable, parts: NotificationParts): void {
  table.bind('contact', (body, { customerId }) => leaveMessage(parts, customerId, body, parts.now()));
}
