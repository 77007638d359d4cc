import { expect, test } from 'vitest';
import { csvOf } from './csv.ts';

test('rows become lines, and what separates cells is quoted', () => {
  expect(
    csvOf([
      ['Нэр', 'Тоо'],
      ['NARAN, "том"', -3],
      ['мөр\nшилжсэн', null],
    ]),
  ).toBe('\uFEFFНэр,Тоо\r\n"NARAN, ""том""",-3\r\n"мөр\nшилжсэн",\r\n');
});

test.each(['=1+1', '+7', '-2', '@SUM(A1)', '\tx'])('%j is text for a spreadsheet and never a formula', (text) => {
  expect(csvOf([[text]])).toBe(`\uFEFF'${text}\r\n`);
});
