import { expect, test } from 'vitest';
import type { ImportRow } from '../imports-query.ts';
import { isTaken, leftOut, maySwitch, switched } from './row-marks.ts';

const ROW: ImportRow = {
  ...{ at: 7, code: '70489215', name: 'NARAN', colour: 'улаан', picture: null, was: 100, now: 90, change: -100 },
  ...{ margin: null, fields: [], outcome: 'down', warnings: [], problems: [] },
  ...{ left_out: false, accepted: false, fixed: false },
};

test('a row that warns is taken only when it is ticked', () => {
  expect(isTaken(ROW)).toBe(true);
  const warned: ImportRow = { ...ROW, warnings: ['jump'] };
  expect([isTaken(warned), isTaken({ ...warned, accepted: true })]).toEqual([false, true]);
  expect(switched(warned)).toEqual({ does: 'mark', mark: 'accepted', rows: [7] });
  expect(switched({ ...warned, accepted: true })).toMatchObject({ mark: 'left_out' });
});

test('a wrong row is never taken, and can be left out and put back', () => {
  const wrong: ImportRow = { ...ROW, outcome: 'wrong' };
  expect([isTaken(wrong), maySwitch(wrong)]).toEqual([false, false]);
  expect(leftOut(wrong)).toMatchObject({ mark: 'left_out' });
  expect(leftOut({ ...wrong, left_out: true })).toMatchObject({ mark: 'taken' });
});
