import type { Db, Tx } from '../../../db/database.ts';

const ownAccount = (db: Db, customerId: number) =>
  db
    .selectFrom('customers')
    .select(['id', 'email', 'name', 'phone', 'phone_2', 'picture', 'password_hash'])
    .where('id', '=', customerId)
    .where('erased_at', 'is', null);

/** Who asks, unless the account was erased since its session was looked up. */
export const findAccount = (db: Db, customerId: number) => ownAccount(db, customerId).executeTakeFirst();

/** The same, held until the transaction ends: an erasure waits for it, and it for an erasure. */
export const lockAccount = (tx: Tx, customerId: number) => ownAccount(tx, customerId).forUpdate().executeTakeFirst();

/** Only that it is there and stays: several may say so at once, and none of them at the same time as an erasure. */
export const shareAccount = (tx: Tx, customerId: number) =>
  tx
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .forKeyShare()
    .executeTakeFirst();

/**
 * The same for whoever writes rows of the customer first (the idempotency key, with-idempotency.ts): their foreign keys take a shared
 * lock on the customer's row, and two who both did would wait for each other's end with the lock above. Whoever was blocked meanwhile, whose
 * sessions have ended, is nobody.
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

/** Whether somebody else has proven to own the address. */
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
