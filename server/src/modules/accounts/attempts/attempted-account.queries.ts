import type { Db } from '../../../db/database.ts';

/** What an attempt says of the account that it is about. */
export interface NamedAccount {
  email: string | null;
  /** Of the secret that the browser has which asked for a code. */
  browserHash: Buffer | null;
}

/** The customer whose account somebody tried to enter. */
export async function attemptedAccount(db: Db, named: NamedAccount): Promise<number | null> {
  const email = named.email ?? (await emailOfCode(db, named.browserHash));
  if (email === null) return null;
  const customer = await db.selectFrom('customers').select('id').where('email', '=', email).executeTakeFirst();
  return customer?.id ?? null;
}

async function emailOfCode(db: Db, browserHash: Buffer | null): Promise<string | null> {
  if (browserHash === null) return null;
  const code = db.selectFrom('one_time_tokens').select('email').where('token_hash', '=', browserHash);
  return (await code.executeTakeFirst())?.email ?? null;
}
