import { TRIES_OF_A_CODE } from '@tokhi/rules/person/mailed-proofs';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

interface NewCode {
  /** Of the browser's secret. */
  browserHash: Buffer;
  /** Of that secret and the digits together. */
  codeHash: Buffer;
  email: string;
  now: Date;
  expiresAt: Date;
}

export async function insertCode(tx: Tx, { browserHash, codeHash, email, now, expiresAt }: NewCode): Promise<void> {
  await tx
    .insertInto('one_time_tokens')
    .values({
      token_hash: browserHash,
      code_hash: codeHash,
      email,
      purpose: 'login_code',
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
}

/** Where the code of this browser was sent. */
export async function addressOfCode(db: Db, browserHash: Buffer, now: Date): Promise<string | undefined> {
  const row = await db
    .selectFrom('one_time_tokens')
    .select('email')
    .where('token_hash', '=', browserHash)
    .where('purpose', '=', 'login_code')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES_OF_A_CODE)
    .executeTakeFirst();
  return row?.email;
}

/** One of the letter's five tries, and its use if the digits are right: in one statement, so that of twenty at once five are heard. */
export async function tryCode(
  tx: Tx,
  browserHash: Buffer,
  codeHash: Buffer,
  now: Date,
): Promise<'right' | 'wrong' | 'gone'> {
  const row = await tx
    .updateTable('one_time_tokens')
    .set({
      tries: sql`tries + 1`,
      used_at: sql`case when code_hash = ${codeHash} then ${now}::timestamptz end`,
    })
    .where('token_hash', '=', browserHash)
    .where('purpose', '=', 'login_code')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES_OF_A_CODE)
    .returning('used_at')
    .executeTakeFirst();
  if (row === undefined) return 'gone';
  return row.used_at === null ? 'wrong' : 'right';
}
