import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test.each([
  ['Номин Батболд', 'Номин'],
  [' Болд ', 'Болд'],
  ['', ''],
])('%j is greeted as %j', (name, first) => expect(firstName(name)).toBe(first));
