import type { InboxKindName } from '@tokhi/contract/admin/inbox-kinds';
import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { afterAll, beforeAll } from 'vitest';
import type { Db } from '../../../src/db/database.ts';
import { databaseOfTest } from '../../database-of-test.ts';
import { DEMO_DAY } from '../../template-database.ts';
import { type AdminOfTest, adminOfTest, askAdmin } from '../admin-of-test.ts';
import { insertMember, logIn } from '../member-of-test.ts';

export const HOUR_MS = 3_600_000;
export const ago = (hours: number) => new Date(DEMO_DAY.getTime() - hours * HOUR_MS);

type Ask = (name: Parameters<typeof askAdmin>[1], body: object, role?: StaffRole) => ReturnType<typeof askAdmin>;

export interface InboxOfTest {
  db: () => Db;
  now: () => Date;
  /** As the member with that role; the owner by default. */
  ask: Ask;
  itemsOf: (kind: InboxKindName) => Promise<{ subject: string }[]>;
}

/** The admin process on the file's own database, with a signed-in member of each role. */
export function inboxOfTest(): InboxOfTest {
  const real = databaseOfTest();
  let admin: AdminOfTest;
  const cookies = new Map<StaffRole, string>();
  beforeAll(async () => {
    admin = await adminOfTest(real.database);
    for (const role of ['owner', 'orders', 'finance', 'support', 'content', 'catalogue'] as const)
      cookies.set(role, await logIn(admin, await insertMember(real.database.db, [role], { name: role })));
  });
  afterAll(() => admin?.close());
  const ask: Ask = (name, body, role = 'owner') => askAdmin(admin, name, body, { cookie: cookies.get(role) });
  return {
    db: () => real.database.db,
    now: () => admin.clock.now,
    ask,
    itemsOf: async (kind) => (await ask('listInbox', { kind })).body.items,
  };
}
