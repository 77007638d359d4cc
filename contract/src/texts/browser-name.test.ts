import { expect, test } from 'vitest';
import { browserName, isPhone, isSameBrowser } from './browser-name.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';
const EDGE = `${CHROME} Edg/130.0.0.0`;
const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; SM-S911B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

test.each([
  [CHROME, 'Chrome, Windows', false],
  [EDGE, 'Edge, Windows', false],
  [SAFARI, 'Safari, iPhone', true],
  [ANDROID, 'Chrome, Android', true],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 14.0; rv:132.0) Gecko/20100101 Firefox/132.0', 'Firefox, Mac', false],
  ['curl/8.0', 'Үл мэдэгдэх хөтөч', false],
])('%s is told as %s', (agent, name, phone) => {
  expect(browserName(agent)).toBe(name);
  expect(isPhone(agent)).toBe(phone);
});

test('an update is the same browser; another family, another system and an unknown one are not', () => {
  expect(isSameBrowser(CHROME, CHROME.replace('130', '131'))).toBe(true);
  expect(isSameBrowser(CHROME, EDGE)).toBe(false);
  expect(isSameBrowser(CHROME, ANDROID)).toBe(false);
  expect(isSameBrowser('curl/8.0', 'curl/8.0')).toBe(true);
  expect(isSameBrowser('curl/8.0', 'wget/1.2')).toBe(false);
});
