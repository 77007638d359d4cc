import { expect, test } from 'vitest';
import { fieldsOf, readFields } from './truck-fields.ts';

test('what is typed is read as people write it, in the time of Ulaanbaatar', () => {
  const typed = {
    ...fieldsOf(null),
    name: ' BJ-043 ',
    capacityKg: '20,000',
    capacityCubic: '82,5',
    departsAt: '2026-11-13T18:40',
  };
  expect(readFields(typed)).toEqual({
    ...{ name: 'BJ-043', driver: null, phone: null, plate: null, capacityKg: 20_000, capacityLitres: 82_500 },
    ...{ departsAt: '2026-11-13T10:40:00.000Z', arrivesAt: null },
  });
});

test('what was read is shown as it was typed', () => {
  const fields = {
    ...readFields({ ...fieldsOf(null), name: 'BJ-1', capacityCubic: '82.5', arrivesAt: '2026-11-20T08:00' }),
  };
  const counts = {
    id: 1,
    version: 1,
    createdAt: '',
    closedAt: null,
    orders: 0,
    pieces: 0,
    packages: 0,
    kg: 0,
    litres: 0,
    steps: [],
  };
  expect(fieldsOf({ ...fields, ...counts })).toMatchObject({
    capacityCubic: '82.5',
    arrivesAt: '2026-11-20T08:00',
    driver: '',
  });
});
