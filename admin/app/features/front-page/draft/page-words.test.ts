import { expect, test } from 'vitest';
import { pageOfTest } from './page-of-test.ts';
import { periodState, periodText } from './period-words.ts';
import { sectionNote } from './section-notes.ts';
import { timelineDays, timelineOf } from './timeline.ts';

/** 10:00 in Ulaanbaatar. */
const NOW = new Date('2026-11-19T02:00:00Z');
const ALWAYS = { starts_at: null, ends_at: null };
/** Midnights of Ulaanbaatar. */
const [MIDNIGHT_25, MIDNIGHT_28] = ['2026-11-24T16:00:00.000Z', '2026-11-27T16:00:00.000Z'];

test('a period is shown, planned or over, and says until when', () => {
  const cases = [ALWAYS, { ...ALWAYS, ends_at: MIDNIGHT_25 }, { ...ALWAYS, starts_at: MIDNIGHT_25 }];
  expect(cases.map((one) => [periodState(one, NOW), periodText(one, NOW)])).toEqual([
    ['shown', 'хугацаагүй'],
    ['shown', '11/25 хүртэл'],
    ['planned', '11/25-аас'],
  ]);
  expect(periodState({ ...ALWAYS, ends_at: NOW.toISOString() }, NOW)).toBe('over');
  expect(periodText({ starts_at: MIDNIGHT_25, ends_at: MIDNIGHT_28 }, NOW)).toBe('11/25 – 11/28');
});

test('a section says what stands in it and whether it is shown', () => {
  const page = pageOfTest();
  const [first] = page.home_banners;
  const planned = { ...page, home_banners: first === undefined ? [] : [{ ...first, starts_at: MIDNIGHT_25 }] };
  expect(sectionNote(planned, 'home_banners', NOW)).toEqual({ text: '1 слайд, 1 төлөвлөсөн', isShown: false });
  expect(sectionNote(page, 'events', NOW).text).toBe('2, 1 хоосон');
  expect(sectionNote(page, 'rooms', NOW).text).toBe('1 өрөө, 1 тэмдэг');
  expect(sectionNote(page, 'recommended', NOW).text).toBe('2 бараа, гараар');
  expect(sectionNote(page, 'trend', NOW)).toEqual({ text: 'автоматаар', isShown: true });
  expect(sectionNote({ ...page, rooms: [] }, 'rooms', NOW).isShown).toBe(false);
});

test('the timeline has every slide, and of the rest what begins or ends within fourteen days of Ulaanbaatar', () => {
  const page = pageOfTest();
  const events = page.events.map((event, at) => (at === 0 ? { ...event, starts_at: MIDNIGHT_25 } : event));
  const bars = timelineOf({ ...page, events }, NOW, (code) => code);
  expect(bars).toEqual([
    ...['Нэг', 'Хоёр', 'Гурав'].map((name) => ({ name, firstDay: 0, endDay: 14, isPlanned: false })),
    { name: 'Онцгой санал: 70512101', firstDay: 0, endDay: 2, isPlanned: false },
    { name: '#Шинэ айл', firstDay: 6, endDay: 14, isPlanned: true },
  ]);
  expect(timelineDays(NOW).slice(0, 13)).toEqual([19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 1]);
});
