import { randomUUID } from 'node:crypto';
import { TERMS_VERSION } from '@tokhi/rules/person/terms-version';
import type { Db } from '../../src/db/database.ts';
import { inTransaction } from '../../src/db/in-transaction.ts';
import { openSession } from '../../src/modules/accounts/sessions/open-session.ts';
import { giveWelcome } from '../../src/modules/bonus/public.ts';

/** As in production: 30 days unused, 90 days in total. */
const SESSION_LIVES = { unusedDays: 30, wholeDays: 90 };

/**
 * A customer as after the first login by a mailed code: confirmed address, no name, the welcome points, one session. Returns its
 * token. No email is sent.
 */
export const newCustomer = (db: Db): Promise<string> =>
  inTransaction(db, async (tx) => {
    const now = new Date();
    const { id } = await tx
      .insertInto('customers')
      .values({
        email: `${randomUUID()}@tokhi.example`,
        name: null,
        created_at: now,
        email_confirmed_at: now,
        terms_accepted_at: now,
        terms_version: TERMS_VERSION,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await giveWelcome(tx, id);
    return openSession(tx, id, { address: '127.0.0.1', browser: 'journeys', openedBy: 'code' }, SESSION_LIVES, now);
  });
