import { expect, test } from 'vitest';
import { type BegunLogin, openSealedLogin, sealLogin } from './sealed-login.ts';

const NOW = new Date('2026-11-16T12:00:00+08:00');
const login: BegunLogin = {
  way: 'popup',
  attempt: 'an-attempt-of-the-test',
  state: 'a-state',
  nonce: 'a-nonce',
  verifier: 'a-verifier',
  begunAt: NOW.getTime(),
};
const after = (ms: number) => new Date(NOW.getTime() + ms);

test('what one process sealed another opens, and the browser in between reads nothing of it', () => {
  const sealed = sealLogin(login, 'secret of Google');
  expect(openSealedLogin(sealed, 'secret of Google', NOW)).toEqual(login);
  expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toContain('a-verifier');
});

test('a login is begun for ten minutes', () => {
  const sealed = sealLogin(login, 'secret of Google');
  expect(openSealedLogin(sealed, 'secret of Google', after(600_000))).toEqual(login);
  expect(openSealedLogin(sealed, 'secret of Google', after(600_001))).toBeNull();
});

test.each([
  ['with a sign changed', (sealed: string) => sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA')],
  ['cut short', (sealed: string) => sealed.slice(0, 20)],
  ['sealed for the other provider', () => sealLogin(login, 'secret of Facebook')],
  ['that is not there', () => ''],
  ['of somebody’s own making', () => Buffer.from(JSON.stringify(login)).toString('base64url')],
])('a cookie %s opens nothing', (_, changed) => {
  expect(openSealedLogin(changed(sealLogin(login, 'secret of Google')), 'secret of Google', NOW)).toBeNull();
});
