import type { Db } from '../../../db/database.ts';

/** How an attempt names the account that it targets. */
export interface NamedAccount {
  email: string | null;
  /** Hash of the secret in the browser that requested a code. */
  browserHash: Buffer | null;
}

/** The customer whose account somebody tried to log in to. */
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
