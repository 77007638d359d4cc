import { expect, test } from 'vitest';
import { quotedMongolian, section } from '../test/read-spec.ts';
import { serverTexts } from './texts/server-texts.ts';
import { texts } from './texts/texts.ts';

const said = new Set<string>([...Object.values(texts), ...Object.values(serverTexts)]);

test.each([
  [8, 30],
  [2, 10],
  [4, 5],
  [5, 15],
])('every Mongolian text quoted in section %i is said letter by letter', (number, atLeast) => {
  const quoted = quotedMongolian(number);
  // The document could change its quotation marks; then this test would read nothing and agree with everything.
  expect(quoted.length).toBeGreaterThanOrEqual(atLeast);
  expect(quoted.filter((text) => !said.has(text))).toEqual([]);
});

test('section 3 quotes no Mongolian text', () => {
  expect(quotedMongolian(3)).toEqual([]);
});

test('the Latin badges and the forgot-password warning are the spec’s', () => {
  expect(section(4)).toContain(`'${texts.badgeFamilyPrice}'`);
  expect(section(4)).toContain(`'${texts.badgeLastChance}'`);
  expect(section(5)).toContain(`'${texts.forgotPasswordEmailMalformed}'`);
});

test('no two names stand for the same text', () => {
  expect(said.size).toBe(Object.keys({ ...texts, ...serverTexts }).length);
});
