import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { databaseOfTest } from '../database-of-test.ts';
import { DEMO_DAY } from '../template-database.ts';
import { expectRefusal } from './refusals.ts';
import { type Changes, insertStaff } from './rows.ts';

const real = databaseOfTest();
const HOUR_MS = 3_600_000;
const after = (hours: number) => new Date(DEMO_DAY.getTime() + hours * HOUR_MS);

const change = (id: number, changes: Changes<'staff_members'>) =>
  real.database.db.updateTable('staff_members').set(changes).where('id', '=', id).execute();
const secret = () => randomBytes(48);

const openSession = (staff_id: number, changes: Changes<'staff_sessions'> = {}) =>
  real.database.db
    .insertInto('staff_sessions')
    .values({
      ...{ token_hash: randomBytes(32), staff_id, created_at: DEMO_DAY, last_seen_at: DEMO_DAY },
      ...{ expires_at: after(12), ...changes },
    })
    .execute();

test('a TOTP code works once, and none before it works after it', async () => {
  const id = await insertStaff(real.database.db);
  await change(id, { totp_secret: secret(), totp_confirmed_at: DEMO_DAY, totp_last_step: 100 });
  await expectRefusal(change(id, { totp_last_step: 100 }), 'a_totp_code_works_once');
  await expectRefusal(change(id, { totp_last_step: 99 }), 'a_totp_code_works_once');
  await change(id, { totp_last_step: 101 });
  // A new secret has new codes.
  await change(id, { totp_secret: secret(), totp_last_step: 1 });
});

test('a second factor has a secret of the right length and is confirmed by a code', async () => {
  const id = await insertStaff(real.database.db);
  await expectRefusal(change(id, { totp_secret: randomBytes(20) }), 'a_totp_secret_is_encrypted');
  const confirmed = { totp_confirmed_at: DEMO_DAY, totp_last_step: 1 };
  await expectRefusal(change(id, confirmed), 'a_confirmed_factor_has_a_secret');
  const silent = { totp_secret: secret(), totp_confirmed_at: DEMO_DAY };
  await expectRefusal(change(id, silent), 'a_factor_is_confirmed_by_a_code');
});

test('an invitation is kept as a hash, has an end and is of one member', async () => {
  const [one, other] = [await insertStaff(real.database.db), await insertStaff(real.database.db)];
  const invitation_hash = randomBytes(32);
  const whole = { invitation_hash, invitation_expires_at: after(48) };
  await expectRefusal(change(one, { invitation_hash }), 'an_invitation_has_an_end');
  await expectRefusal(
    change(one, { ...whole, invitation_hash: Buffer.from('token') }),
    'an_invitation_is_kept_as_its_sha256',
  );
  await change(one, whole);
  await expectRefusal(change(other, whole), 'an_invitation_is_one_members');
});

test('a session lasts for 12 hours at most, and its second factor comes after the password', async () => {
  const id = await insertStaff(real.database.db);
  await openSession(id, { second_factor_at: DEMO_DAY });
  await expectRefusal(openSession(id, { expires_at: after(12.1) }), 'a_staff_session_lasts_12_hours');
  await expectRefusal(openSession(id, { second_factor_at: after(-1) }), 'a_second_factor_follows_the_password');
});

test('an invited member has no password yet', async () => {
  const { db } = real.database;
  const row = { email: 'invited@tokhi.example', name: 'Болор', password_hash: null };
  expect(await db.insertInto('staff_members').values(row).returning('id').executeTakeFirst()).toBeDefined();
});
