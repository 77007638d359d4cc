import { expect, test } from 'vitest';
import { isInAppBrowser, wayOut } from './in-app-browser.ts';

const CHROME = 'Mozilla/5.0 (Linux; Android 15; SM-A155F) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const FACEBOOK = `${CHROME} [FB_IAB/FB4A;FBAV/480.0.0.54.88;]`;
const INSTAGRAM = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Mobile/15E148 Instagram 390.0.0.28.85';

test('browsers inside of other apps are known by what they call themselves', () => {
  expect([FACEBOOK, INSTAGRAM, CHROME].map(isInAppBrowser)).toEqual([true, true, false]);
});

test('Android has an address that leads out of them, an iPhone has none', () => {
  const page = 'https://tokhi.mn/show-order/IK4071935528?x=1';
  expect(wayOut(FACEBOOK, page)).toBe('intent://tokhi.mn/show-order/IK4071935528#Intent;scheme=https;end');
  expect(wayOut(INSTAGRAM, page)).toBeNull();
});
