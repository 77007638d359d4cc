import { expect, test } from 'vitest';
import { fillText, hasFacts, type NoticeFact } from './fill-text.ts';

test.each<[string, readonly NoticeFact[], boolean]>([
  ['төлөгдлөө.', [], true],
  ['{дүн} хүлээж авлаа', ['дүн'], true],
  ['{дүн}, дахиад {дүн}', ['дүн'], true],
  ['{хугацаа} хүртэл {дүн}', ['дүн', 'хугацаа'], true],
  ['хүлээж авлаа', ['дүн'], false],
  ['{дүн} {бонус}', ['дүн'], false],
  ['{нэр}', [], false],
  ['{дүн', [], false],
  ['{{дүн}}', ['дүн'], false],
  ['{дүн} }', ['дүн'], false],
])('«%s» has the facts %j and no other: %s', (text, facts, has) => {
  expect(hasFacts(text, facts)).toBe(has);
});

test('each fact stands in its place, and what it says is not filled again', () => {
  expect(fillText('{хугацаа} хүртэл {дүн}, {дүн}', { дүн: '{хугацаа}', хугацаа: '11/16' })).toBe(
    '11/16 хүртэл {хугацаа}, {хугацаа}',
  );
  expect(fillText('{дүн}', {})).toBe('{дүн}');
});
