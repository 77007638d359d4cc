import { expect, test } from 'vitest';
import { examples } from './examples.ts';
import { TERMS_VERSION } from './terms-version.ts';

test('a version of the terms is a day', () => {
  expect(new Date(TERMS_VERSION).toISOString().slice(0, 10)).toBe(TERMS_VERSION);
});

test('the example in RULES.md is true', () => {
  expect(examples['terms-version']()).toBe('Who registers today accepts the terms of 2026-11-15.');
});
