import { TRIES_OF_A_CODE } from '@tokhi/rules/person/mailed-proofs';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/database.ts';

interface NewCode {
  /** Hash of the browser's secret. */
  browserHash: Buffer;
  /** Hash of that secret and the digits together. */
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

/** The address that this browser's code was sent to; `isKnown` if its account was signed in before in the browser of that cookie. */
export const addressOfCode = (db: Db, browserHash: Buffer, cookieHash: Buffer | null, now: Date) =>
  db
    .selectFrom('one_time_tokens')
    .select('email')
    .select(
      sql<boolean>`exists (
        select from sessions join customers on customers.id = sessions.customer_id
        where customers.email = one_time_tokens.email and sessions.browser_hash = ${cookieHash})`.as('isKnown'),
    )
    .where('token_hash', '=', browserHash)
    .where('purpose', '=', 'login_code')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES_OF_A_CODE)
    .executeTakeFirst();

/** Whether the digits are right, without using the code. A wrong one takes one of the five tries in the same statement. */
export async function hearCode(db: Db, browserHash: Buffer, codeHash: Buffer, now: Date) {
  const row = await db
    .updateTable('one_time_tokens')
    .set({ tries: sql`case when code_hash = ${codeHash} then tries else tries + 1 end` })
    .where('token_hash', '=', browserHash)
    .where('purpose', '=', 'login_code')
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('tries', '<', TRIES_OF_A_CODE)
    .returning(sql<boolean>`code_hash = ${codeHash}`.as('isRight'))
    .executeTakeFirst();
  return row === undefined ? 'gone' : row.isRight ? 'right' : 'wrong';
}

/** Takes one of the code's five tries, and uses it if the digits are right. One statement: of twenty concurrent tries, five count. */
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
