import { expect, test } from 'vitest';
import { insertAccount, PASSWORD } from '../../../../test/accounts/account-of-test.ts';
import { SESSION_LIVES } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import type { Customer } from '../../../callers/caller.ts';
import type { AccountParts } from '../account-parts.ts';
import { setPasswordHash } from '../entry/customers.queries.ts';
import { createPasswords } from '../passwords/create-passwords.ts';
import { countInDatabase } from '../tries/count-in-database.ts';
import { createTries } from '../tries/create-tries.ts';
import { proveOwner } from './prove-owner.ts';

const real = databaseOfTest();

const parts = (): AccountParts => {
  const { db } = real.database;
  const now = () => DEMO_DAY;
  const tries = createTries([countInDatabase(db, now)]);
  return { db, now, sessionLives: SESSION_LIVES, passwords: createPasswords(), tries, commonPasswords: new Set() };
};
const callerOf = (customerId: number): Customer => ({
  ...{ who: 'customer', customerId, sessionId: '', idempotency: null },
  ...{ requestId: 'test', address: '127.0.0.1', browser: 'test' },
});

test('a password that was changed after it was compared opens nothing', async () => {
  const { id } = await insertAccount(real.database.db);
  const given = { currentPassword: PASSWORD };
  const first = await proveOwner(parts(), callerOf(id), given);
  const second = await proveOwner(parts(), callerOf(id), given);
  await first((tx) => setPasswordHash(tx, id, '$argon2id$another'));
  await expect(second(async () => 'done')).rejects.toMatchObject({ code: 'wrong_password' });
});

test('an account that was erased after its password was compared is nobody’s', async () => {
  const { id } = await insertAccount(real.database.db);
  const proven = await proveOwner(parts(), callerOf(id), { currentPassword: PASSWORD });
  const erased = { erased_at: DEMO_DAY, name: null, password_hash: null };
  await real.database.db.updateTable('customers').set(erased).where('id', '=', id).execute();
  await expect(proven(async () => 'done')).rejects.toMatchObject({ code: 'login_required' });
});
