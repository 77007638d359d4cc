// The admin application over one database: its calls and its sessions. The process and the tests open it the same way.

import type { FindStaffSession } from './callers/admin-caller.ts';
import type { Db } from './db/database.ts';
import { type AdminTable, createAdminTable } from './http/admin/admin-table.ts';
import { createPasswords, type Tries } from './modules/accounts/public.ts';
import { bindAdminOrders } from './modules/orders/admin/admin-orders.routes.ts';
import { createFindStaffSession, createSecretBox, namesOfStaff } from './modules/staff/public.ts';
import { bindStaff } from './modules/staff/staff.routes.ts';

interface Deps {
  db: Db;
  /** The clock, as a parameter: tests set it. */
  now: () => Date;
  tries: Tries;
  commonPasswords: ReadonlySet<string>;
  /** 32 bytes; encrypts the second factors. */
  staffKey: Buffer;
}

export function openAdmin({ db, now, tries, commonPasswords, staffKey }: Deps): {
  table: AdminTable;
  findSession: FindStaffSession;
} {
  const table = createAdminTable();
  // Every module that answers calls of staff, one line each.
  bindAdminOrders(table, { db, now, namesOfStaff });
  bindStaff(table, {
    ...{ db, now, tries, commonPasswords },
    passwords: createPasswords(),
    box: createSecretBox(staffKey),
  });
  return { table, findSession: createFindStaffSession(db, now) };
}
