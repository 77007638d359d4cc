import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** Emails that a customer may switch off, by the column of the preference. */
const PREFERENCE_COLUMNS = { 'price-drop': 'wants_price_drop', 'back-in-stock': 'wants_back_in_stock' } as const;
export type NoticeKind = keyof typeof PREFERENCE_COLUMNS;

export interface Reader {
  email: string;
  stopKey: string;
}

/** Those of the customers who want such emails and can get them: no erased, blocked or unconfirmed address. */
export async function readersOf(
  db: Db,
  kind: NoticeKind,
  customerIds: readonly number[],
): Promise<ReadonlyMap<number, Reader>> {
  const rows = await db
    .selectFrom('customers')
    .select(['id', 'email', 'letters_key'])
    .where(sql<boolean>`id = any(${customerIds}::bigint[])`)
    .where(PREFERENCE_COLUMNS[kind], '=', true)
    .where('email_confirmed_at', 'is not', null)
    .where('blocked_at', 'is', null)
    .where('erased_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, email, letters_key }) => [id, { email, stopKey: letters_key }]));
}

/** Switches one kind of email off for the owner of the key; can be repeated, and an unknown key changes nothing. */
export async function switchOff(db: Db, kind: NoticeKind, stopKey: string): Promise<void> {
  await db
    .updateTable('customers')
    .set({ [PREFERENCE_COLUMNS[kind]]: false })
    .where('letters_key', '=', stopKey)
    .execute();
}

/** Whether the address is the customer's own, and confirmed. */
export async function ownsAddress(db: Db, customerId: number, email: string): Promise<boolean> {
  const own = await db
    .selectFrom('customers')
    .select('id')
    .where('id', '=', customerId)
    .where('email', '=', email)
    .where('email_confirmed_at', 'is not', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return own !== undefined;
}

/** Whether the customer wants SMS about orders. */
export async function wantsSms(db: Db, customerId: number): Promise<boolean> {
  const row = await db
    .selectFrom('customers')
    .select('wants_sms')
    .where('id', '=', customerId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return row?.wants_sms ?? false;
}

/** The same inside another module's statement: `customerId` is the column that names the customer there. */
export const wantsSmsOf = (customerId: string) => sql<boolean>`exists (
  select from customers where customers.id = ${sql.ref(customerId)} and customers.wants_sms and customers.erased_at is null)`;
