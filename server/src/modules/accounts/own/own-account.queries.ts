import type { Db, Tx } from '../../../db/database.ts';

const ownAccount = (db: Db, customerId: number) =>
  db
    .selectFrom('customers')
    .select(['id', 'email', 'name', 'phone', 'phone_2', 'picture', 'password_hash'])
    .where('id', '=', customerId)
    .where('erased_at', 'is', null);

/** The caller's account, unless it was erased since the session lookup. */
export const findAccount = (db: Db, customerId: number) => ownAccount(db, customerId).executeTakeFirst();

/** The same, locked until the transaction ends: excludes an erasure. */
export const lockAccount = (tx: Tx, customerId: number) => ownAccount(tx, customerId).forUpdate().executeTakeFirst();

/** Only locks the row so that it stays: several may share the lock, but an erasure waits. */
export const shareAccount = (tx: Tx, customerId: number) =>
  tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();

/**
 * The same for callers that write rows of the customer first (the idempotency key, with-idempotency.ts): their foreign keys take a shared
 * lock on the customer's row, and with the lock above two such callers would deadlock. A customer blocked meanwhile, whose sessions have
 * ended, is not found.
 */
export const lockAccountNoKey = (tx: Tx, customerId: number) =>
  ownAccount(tx, customerId).where('blocked_at', 'is', null).forNoKeyUpdate().executeTakeFirst();

export type OwnAccount = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

interface Info {
  name: string;
  phone: string;
  phone2: string | null;
}

export async function setInfo(tx: Tx, customerId: number, { name, phone, phone2 }: Info): Promise<void> {
  await tx.updateTable('customers').set({ name, phone, phone_2: phone2 }).where('id', '=', customerId).execute();
}

/** Whether somebody else has confirmed the address. */
export async function isProvenByAnother(db: Db, email: string, customerId: number): Promise<boolean> {
  const another = await db
    .selectFrom('customers')
    .select('id')
    .where('email', '=', email)
    .where('id', '<>', customerId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return another !== undefined;
}

interface Notices {
  wants_price_drop?: boolean;
  wants_back_in_stock?: boolean;
  wants_sms?: boolean;
}

/** Which emails the customer wants, after these changes. */
export function changeNotices(db: Db, customerId: number, changes: Notices) {
  const wanted = ['wants_price_drop', 'wants_back_in_stock', 'wants_sms'] as const;
  const asked =
    Object.keys(changes).length === 0
      ? db.selectFrom('customers').select(wanted).where('id', '=', customerId)
      : db.updateTable('customers').set(changes).where('id', '=', customerId).returning(wanted);
  return asked.executeTakeFirstOrThrow();
}
