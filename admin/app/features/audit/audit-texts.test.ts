import { expect, test } from 'vitest';
import { subjectPath, subjectText, tagOf, valueText, whoText } from './audit-texts.ts';
import { csvOfAudit } from './csv-of-audit.ts';
import { fieldText } from './field-words.ts';

const row = {
  ...{ id: 7, at: '2026-11-16T01:57:00.000Z', staff: null, action: 'change price', fields: 2, times: 1 },
  subject: { kind: 'product', id: '70489215' },
};

test('a subject is told as staff say it, and leads to its page where it has one', () => {
  expect(subjectText(row.subject)).toBe('Бараа 704.892.15');
  expect(subjectPath(row.subject)).toBe('/products/70489215');
  expect(subjectPath({ kind: 'batch', id: '3' })).toBeNull();
});

test('sums are told in tugrik, codes and words as they are', () => {
  expect(valueText('totalTug', '499900')).toBe('499,900₮');
  expect(valueText('code', '70489215')).toBe('70489215');
});

test('a refused login is nobody’s, what the shop does by itself is its own', () => {
  expect(whoText({ staff: null, action: 'refused staff password' })).toBe('Танихгүй');
  expect(whoText(row)).toBe('Систем');
  expect(tagOf({ action: 'reveal' })).toEqual({ kind: 'info', text: 'Хувийн' });
  expect(tagOf(row)).toBeNull();
});

test('a file of rows has a line each, and nothing in it is calculated by a spreadsheet', () => {
  const named = { ...row, staff: { id: 1, name: '=cmd("x")' } };
  // The mark at the start: without it a spreadsheet takes Cyrillic apart.
  expect(csvOfAudit([named]).split('\r\n')).toEqual([
    '\uFEFFid,at,who,action,subject,fields',
    `7,2026-11-16T01:57:00.000Z,"'=cmd(""x"")",Үнэ өөрчилсөн,Бараа 704.892.15,2`,
    '',
  ]);
});

test('fields are told in words, those of a model as those of its products, and a stocktake leads to its page', () => {
  expect(['how', 'model_height_mm', 'unknown_field'].map(fieldText)).toEqual(['Яаж', 'Өндөр, мм', 'unknown_field']);
  expect(subjectText({ kind: 'import', id: '4' })).toBe('Импорт 4');
  expect(subjectPath({ kind: 'stocktake', id: '7' })).toBe('/stock/stocktakes/7');
});
