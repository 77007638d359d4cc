import { expect } from 'vitest';
import { z } from 'zod';
import type { Db } from '../../src/db/database.ts';

/** The queued emails to an address, oldest first. */
export const emailsTo = (db: Db, email: string) =>
  db.selectFrom('notifications').selectAll().where('recipient', '=', email).orderBy('id').execute();

const Secret = z.object({ token: z.string().optional(), code: z.string().optional() });

/** The secret in the last email of this kind: a link's token or a code's digits. */
export async function secretOf(db: Db, email: string, template: string): Promise<string> {
  const lastEmail = (await emailsTo(db, email)).filter((written) => written.template === template).at(-1);
  expect(lastEmail, `a letter ${template}`).toBeDefined();
  const { token, code } = Secret.parse(lastEmail?.secret);
  return token ?? code ?? '';
}
