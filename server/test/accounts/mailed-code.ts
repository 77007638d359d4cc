import type { FastifyInstance } from 'fastify';
import type { Db } from '../../src/db/database.ts';
import { askFrom } from './asking.ts';
import { secretOf } from './emails-of-test.ts';

/** The proof of a person who requested a code and read it in the email. */
export async function mailedCode(
  { app, db }: { app: FastifyInstance; db: Db },
  email: string,
): Promise<{ code: string; browser: string }> {
  const { browser = '' } = await askFrom(app, 'sendCode', { email, terms: true });
  return { browser, code: await secretOf(db, email, 'login-code') };
}
