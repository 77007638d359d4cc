import { expect, test } from 'vitest';
import { pastedHolidays, withHolidays } from './pasted-holidays.ts';

test('a year is pasted as lines of day and name, and what cannot be read is counted', () => {
  expect(pastedHolidays('2028-01-01 Шинэ жил\n2028.2.26\tЦагаан сар\n\nхоёр дахь өдөр')).toEqual({
    days: [
      { day: '2028-01-01', name: 'Шинэ жил' },
      { day: '2028-02-26', name: 'Цагаан сар' },
    ],
    unread: 1,
  });
});

test('a day that is there already gets the pasted name, and days stand in order', () => {
  const rows = [{ day: '2028-07-11', name: 'Наадам' }];
  expect(
    withHolidays(rows, [
      { day: '2028-01-01', name: 'Шинэ жил' },
      { day: '2028-07-11', name: 'Үндэсний наадам' },
    ]),
  ).toEqual([
    { day: '2028-01-01', name: 'Шинэ жил' },
    { day: '2028-07-11', name: 'Үндэсний наадам' },
  ]);
});
