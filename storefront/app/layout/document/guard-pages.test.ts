import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { storageOfTest } from '../../local/storage-of-test.ts';
import { GUARD } from './guard-pages.tsx';

/** Runs the script of the head as a browser at this address would, and says where it leads and what it leaves. */
function guard(address: string, token?: string, cart?: string) {
  const { pathname, search, hash } = new URL(address, 'https://tokhi.mn');
  const [localStorage, sessionStorage] = [storageOfTest(), storageOfTest()];
  if (token !== undefined) localStorage.setItem('token', token);
  if (cart !== undefined) localStorage.setItem('cart', cart);
  let led: string | null = null;
  const classes: string[] = [];
  runInNewContext(GUARD, {
    document: { documentElement: { hidden: false, classList: { add: (name: string) => classes.push(name) } } },
    location: { pathname, search, hash, replace: (to: string) => (led = to) },
    localStorage,
    sessionStorage,
  });
  return { led, classes, wanted: sessionStorage.getItem('wanted'), turnedAway: sessionStorage.getItem('turned-away') };
}

test('without a token a page for customers leads to the login, which keeps the wanted page', () => {
  expect(guard('/profile?role=saved')).toMatchObject({ led: '/login', wanted: '/profile?role=saved', turnedAway: '1' });
  expect(guard('/Profile/')).toMatchObject({ led: '/login', wanted: '/Profile/' });
  for (const path of ['/confirm-order/IK4071935528', '/show-order/IK4071935528', '/track-order?page=2']) {
    expect(guard(path)).toMatchObject({ led: '/login', wanted: path });
    expect(guard(path, '"abc"').led).toBeNull();
  }
});

test('a mailed link follows its order without a login, and nothing else in its place does', () => {
  expect(guard(`/track-order#${'aB3_-'.repeat(8)}xyz`).led).toBeNull();
  expect(guard('/track-order#IK4071935528').led).toBe('/login');
  expect(guard(`/profile#${'a'.repeat(43)}`).led).toBe('/login');
});

test.each(['""', 'null', '5', '{}', 'abc'])('%s is no token', (stored) => {
  expect(guard('/profile', stored).led).toBe('/login');
});

test('with a token login and registration lead home, and a page for customers opens', () => {
  expect(guard('/login', '"abc"').led).toBe('/home');
  expect(guard('/register', '"abc"').led).toBe('/home');
  expect(guard('/profile', '"abc"')).toMatchObject({ led: null, classes: ['signed-in'] });
});

test('every other page is open to both', () => {
  for (const path of ['/', '/home', '/single-product/70489215', '/profiles', '/login-x', '/reset-password']) {
    expect(guard(path).led).toBeNull();
    expect(guard(path, '"abc"').led).toBeNull();
  }
});

test('a mailed link is used by whoever opens it, and the form under it is not shown first', () => {
  expect(guard('/login#confirm=abc', '"abc"')).toMatchObject({ led: null, classes: ['linked', 'signed-in'] });
  expect(guard('/reset-password#abc')).toMatchObject({ led: null, classes: ['linked', 'no-cart'] });
});

test('a guest without a cart is known before the page is drawn, a customer and a guest with one are not', () => {
  expect(guard('/cart').classes).toEqual(['no-cart']);
  expect(guard('/cart', '"abc"').classes).toEqual(['signed-in']);
  expect(guard('/cart', undefined, '{"product":[]}').classes).toEqual([]);
});
