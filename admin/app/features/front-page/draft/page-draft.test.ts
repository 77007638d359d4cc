import { expect, test } from 'vitest';
import { isDraftChanged, isFieldChanged, isRowChanged, isSectionChanged } from './changed-rows.ts';
import { beginDraft, changeRow, insertRow, moved, moveRow, removeRow, setFeatured, setSentence } from './page-draft.ts';
import { bannerOfTest, pageOfTest } from './page-of-test.ts';
import { withEventIds } from './with-event-ids.ts';

const saved = beginDraft(pageOfTest());
const titles = ({ page }: typeof saved) => page.home_banners.map(({ title_1 }) => title_1);
const rowOf = (draft: typeof saved, at: number) => ({
  key: draft.keys.home_banners[at] ?? '',
  row: draft.page.home_banners[at] ?? bannerOfTest,
});

test('a row that was moved is changed in its place alone', () => {
  const draft = moveRow(saved, 'home_banners', 0, 2);
  expect(titles(draft)).toEqual(['Хоёр', 'Гурав', 'Нэг']);
  expect([0, 1, 2].map((at) => isRowChanged(saved, 'home_banners', rowOf(draft, at)))).toEqual([false, false, false]);
  expect([isSectionChanged(saved, draft, 'home_banners'), isSectionChanged(saved, draft, 'rooms')]).toEqual([
    true,
    false,
  ]);
  expect(titles(moveRow(draft, 'home_banners', 2, 0))).toEqual(titles(saved));
});

test('a row stays where it is beyond the ends of its list', () => {
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 2)).toEqual(['a', 'b']);
});

test('only the field that was typed into is changed, and typing the old value back changes nothing', () => {
  const draft = changeRow(moveRow(saved, 'home_banners', 0, 1), 'home_banners', 1, { title_1: 'Дөрөв' });
  const fields = (['title_1', 'title_2', 'picture'] as const).map((field) =>
    isFieldChanged(saved, 'home_banners', rowOf(draft, 1), field),
  );
  expect(fields).toEqual([true, false, false]);
  const back = moveRow(changeRow(draft, 'home_banners', 1, { title_1: 'Нэг' }), 'home_banners', 1, 0);
  expect(isDraftChanged(saved, back)).toBe(false);
});

test('a row that was removed comes back with its key and its place', () => {
  const { row } = rowOf(saved, 1);
  const without = removeRow(saved, 'home_banners', 1);
  expect(titles(without)).toEqual(['Нэг', 'Гурав']);
  const back = insertRow(without, 'home_banners', { at: 1, key: saved.keys.home_banners[1] ?? '', row });
  expect(back).toEqual(saved);
});

test('a saved draft keeps the keys of its rows', () => {
  const draft = moveRow(saved, 'home_banners', 0, 2);
  expect(beginDraft(draft.page, draft).keys.home_banners).toEqual(draft.keys.home_banners);
});

test('lists and sentences are set as a whole, and a shelf that the page did not name is added', () => {
  const draft = setFeatured(saved, 'top', ['70512102']);
  expect(draft.page.featured).toMatchObject({ top: ['70512102'], recommended: ['70512101', '70512102'] });
  expect(isSectionChanged(saved, draft, 'top')).toBe(true);
  const said = setSentence(setSentence(saved, 'category_sentences', 'sofas', ''), 'category_sentences', 'beds', 'Нам');
  expect(said.page.category_sentences).toEqual([
    { code: 'sofas', sentence: '' },
    { code: 'beds', sentence: 'Нам' },
  ]);
});

test('an event that was named on while it was saved gets its number', () => {
  const fresh = { id: null, name: 'Шинэ жил', sentence: '', products: [], starts_at: null, ends_at: null };
  const sent = insertRow(saved, 'events', { at: 0, key: 'new 1', row: fresh });
  const stored = beginDraft(
    { ...sent.page, events: sent.page.events.map((one) => ({ ...one, id: one.id ?? 9 })) },
    sent,
  );
  const typed = moveRow(changeRow(sent, 'events', 0, { sentence: 'Баярын' }), 'events', 0, 2);
  expect(withEventIds(typed, stored).page.events.map(({ id, sentence }) => [id, sentence])).toEqual([
    ...[
      [1, ''],
      [2, ''],
    ],
    [9, 'Баярын'],
  ]);
});
