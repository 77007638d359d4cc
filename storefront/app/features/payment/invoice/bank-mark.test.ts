import { expect, test } from 'vitest';
import { bankMark } from './bank-mark.ts';

test.each([
  ['Хаан банк', 'Хаан'],
  ['Хас банк', 'Хас'],
  ['Голомт банк', 'ГБ'],
  ['Худалдаа хөгжлийн банк', 'ХХБ'],
  ['Үндэсний хөрөнгө оруулалтын банк', 'ҮХОБ'],
  ['М банк', 'М'],
  ['Монпэй', 'Мо'],
  ['qPay хэтэвч', 'QPay'],
])('«%s» is %s on its tile', (name, mark) => {
  expect(bankMark(name)).toBe(mark);
});
