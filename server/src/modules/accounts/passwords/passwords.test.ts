import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { isCommon, readCommonPasswords } from './common-passwords.ts';
import { createPasswords } from './create-passwords.ts';

test('a password is known again by its hash alone, and no other is', async () => {
  const passwords = createPasswords();
  const hashed = await passwords.hash('нууц үг');
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.verify(hashed, 'нууц үг')).toBe(true);
  expect(await passwords.verify(hashed, 'нууц үг ')).toBe(false);
  expect(await passwords.hash('нууц үг')).not.toBe(hashed);
});

test('without a hash no password is right', async () => {
  expect(await createPasswords().verify(null, '')).toBe(false);
});

test('a hash of other parameters is outdated', async () => {
  const passwords = createPasswords();
  expect(passwords.isOutdated(await passwords.hash('нууц үг'))).toBe(false);
  const cheaper = await hash('нууц үг', { memoryCost: 64, timeCost: 1, parallelism: 1 });
  expect(passwords.isOutdated(cheaper)).toBe(true);
  expect(await passwords.verify(cheaper, 'нууц үг')).toBe(true);
});

test('two are hashed and fifty wait, the rest is told that the shop is busy', async () => {
  const passwords = createPasswords();
  const outcomes = await Promise.allSettled(Array.from({ length: 60 }, () => passwords.hash('нууц үг')));
  const refused = outcomes.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused).toMatchObject(refused.map(() => ({ reason: { code: 'shop_busy' } })));
  expect(await passwords.verify(await passwords.hash('дараа нь'), 'дараа нь')).toBe(true);
});

test('the ten thousand commonest passwords of eight signs and more are known, in whatever case', () => {
  const common = readCommonPasswords();
  expect(common.size).toBe(10_000);
  expect(['password', 'PassWord1', '12345678', 'qwertyuiop'].map((word) => isCommon(common, word))).toEqual([
    true,
    true,
    true,
    true,
  ]);
  expect(isCommon(common, 'хэн ч таахгүй үг')).toBe(false);
});
