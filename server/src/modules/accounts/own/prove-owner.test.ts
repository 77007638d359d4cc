import type { MailedProof } from '@tokhi/contract/fields/mailed-proof';
import { expect, test } from 'vitest';
import { insertAccount, PASSWORD } from '../../../../test/accounts/account-of-test.ts';
import { codeOf } from '../../../../test/accounts/code-row.ts';
import { SESSION_LIVES } from '../../../../test/app-of-test.ts';
import { databaseOfTest } from '../../../../test/database-of-test.ts';
import { DEMO_DAY } from '../../../../test/template-database.ts';
import type { Customer } from '../../../callers/caller.ts';
import type { AccountDeps } from '../account-deps.ts';
import { setPasswordHash } from '../entry/customers.queries.ts';
import { createPasswords } from '../passwords/create-passwords.ts';
import { countInDatabase } from '../tries/count-in-database.ts';
import { createTries } from '../tries/create-tries.ts';
import { changePassword } from './change-password.ts';
import { proveOwner } from './prove-owner.ts';

const real = databaseOfTest();

const deps = (): AccountDeps => {
  const { db } = real.database;
  const now = () => DEMO_DAY;
  const tries = createTries([countInDatabase(db, now)]);
  return { db, now, sessionLives: SESSION_LIVES, passwords: createPasswords(), tries, commonPasswords: new Set() };
};
const callerOf = (customerId: number): Customer => ({
  ...{ who: 'customer', customerId, sessionId: '', idempotency: null },
  ...{ requestId: 'test', address: '127.0.0.1', browser: 'test', browserKey: '', call: 'test' },
});

test('a password that was changed after it was compared opens nothing', async () => {
  const { id } = await insertAccount(real.database.db);
  const given = { currentPassword: PASSWORD };
  const first = await proveOwner(deps(), callerOf(id), given);
  const second = await proveOwner(deps(), callerOf(id), given);
  await first((tx) => setPasswordHash(tx, id, '$argon2id$another', DEMO_DAY));
  await expect(second(async () => 'done')).rejects.toMatchObject({ code: 'wrong_password' });
});

test('a wrong mailed code, or one of another address, is refused before the new password is hashed', async () => {
  const { db } = real.database;
  const { id } = await insertAccount(db, { password: null });
  const another = await insertAccount(db, { password: null });
  const hashed: string[] = [];
  const counting = deps();
  counting.passwords = {
    ...counting.passwords,
    async hash(password) {
      hashed.push(password);
      return '$argon2id$hashed';
    },
  };
  const right = await codeOf(db, id);
  const changeBy = (proof: MailedProof) => changePassword(counting, { password: 'шинэ нууц үг', proof }, callerOf(id));
  const wrong = { ...right, code: String((Number(right.code) + 1) % 1_000_000).padStart(6, '0') };
  await expect(changeBy(wrong)).rejects.toMatchObject({ code: 'code_wrong' });
  await expect(changeBy(await codeOf(db, another.id))).rejects.toMatchObject({ code: 'code_wrong' });
  expect(hashed).toEqual([]);
  await expect(changeBy(right)).resolves.toMatchObject({ result: 'success' });
  expect(hashed).toEqual(['шинэ нууц үг']);
});

test('an account that was erased after its password was compared is nobody’s', async () => {
  const { id } = await insertAccount(real.database.db);
  const proven = await proveOwner(deps(), callerOf(id), { currentPassword: PASSWORD });
  const erased = { erased_at: DEMO_DAY, name: null, password_hash: null };
  await real.database.db.updateTable('customers').set(erased).where('id', '=', id).execute();
  await expect(proven(async () => 'done')).rejects.toMatchObject({ code: 'login_required' });
});
