import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Номин Батболд', 'НБ'],
  ['өлзий', 'Ө'],
  ['  Тохь ХХК Улаанбаатар ', 'ТХ'],
  ['', ''],
])('%j is written %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
