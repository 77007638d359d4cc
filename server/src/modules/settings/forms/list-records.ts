// The settings that are tables: holidays, pickup places, lenders, and districts with the classes of their khoroos.
import { isDeepStrictEqual } from 'node:util';
import { readKhoroos } from '@tokhi/rules/delivery/khoroo-class';
import { z } from 'zod';
import { districtRows } from '../settings.queries.ts';
import { listRecord } from './list-record.ts';
import {
  holidayRows,
  lenderFormRows,
  placeFormRows,
  writeDistrict,
  writeHolidays,
  writeLender,
  writePlace,
} from './lists.queries.ts';

const name = z.string().trim().min(1).max(100);
const shown = { readOnly: true };

const holiday = z.strictObject({ day: z.iso.date(), name });

export const holidays = listRecord({
  key: 'holidays',
  schema: z.strictObject({
    rows: z
      .array(holiday)
      .max(1_000)
      .superRefine((rows, context) => {
        for (const [index, { day }] of rows.entries())
          if (rows.findIndex((one) => one.day === day) < index)
            context.addIssue({ code: 'custom', path: [index, 'day'], message: 'twice' });
      })
      .transform((rows) => rows.toSorted((one, other) => one.day.localeCompare(other.day))),
  }),
  rows: holidayRows,
  write: writeHolidays,
});

const place = z
  .strictObject({
    ...{ id: z.int().meta(shown), name, address: z.string().trim().min(1).max(300), hours: z.string().trim().max(200) },
    ...{ latitude: z.number().min(-90).max(90).nullable(), longitude: z.number().min(-180).max(180).nullable() },
    active: z.boolean(),
  })
  .refine(({ latitude, longitude }) => (latitude === null) === (longitude === null), { path: ['longitude'] });

export const pickupPlaces = listRecord({
  key: 'pickup_places',
  schema: z.strictObject({ rows: z.array(place).length(2) }),
  fixedBy: 'id',
  rows: placeFormRows,
  write: async (tx, rows) => {
    for (const [index, row] of rows.entries()) await writePlace(tx, row, index + 1);
  },
});

const lender = z
  .strictObject({
    ...{ code: z.string().meta(shown), name, active: z.boolean(), feePerMille: z.int().min(0).max(999) },
    ...{ paymentCount: z.int().min(1).max(60).nullable(), daysBetweenPayments: z.int().min(1).max(365).nullable() },
  })
  .refine((one) => (one.paymentCount === null) === (one.daysBetweenPayments === null), {
    path: ['daysBetweenPayments'],
  });

export const lenders = listRecord({
  key: 'lenders',
  schema: z.strictObject({ rows: z.array(lender).length(4) }),
  fixedBy: 'code',
  rows: lenderFormRows,
  write: async (tx, rows) => {
    for (const [index, row] of rows.entries()) await writeLender(tx, row, index + 1);
  },
});

const classes = ['cheap', 'middle', 'far'] as const;
const khoroos = z
  .string()
  .regex(/^(\d{1,2}(,\s*\d{1,2})*)?$/)
  .transform((list) => readKhoroos(list).join(','));

const district = z
  .strictObject({
    ...{ id: z.int().meta(shown), name, numberOfKhoroo: z.int().min(1).max(99), asksForKhoroo: z.boolean() },
    ...{ cheap: khoroos, middle: khoroos, far: khoroos },
    taxCode: z
      .string()
      .regex(/^\d{2}$/)
      .nullable(),
  })
  .superRefine((row, context) => {
    const seen = new Set<number>();
    for (const one of classes)
      for (const khoroo of readKhoroos(row[one])) {
        const isWrong = khoroo < 1 || khoroo > row.numberOfKhoroo || seen.has(khoroo);
        if (isWrong) context.addIssue({ code: 'custom', path: [one], message: 'not a khoroo, or on two lists' });
        seen.add(khoroo);
      }
  });

export const districts = listRecord({
  key: 'districts',
  schema: z.strictObject({ rows: z.array(district).length(9) }),
  fixedBy: 'id',
  rows: async (db) =>
    (await districtRows(db)).map(({ number_of_khoroo, asks_for_khoroo, tax_code, ...row }) => ({
      ...{ id: row.id, name: row.name, numberOfKhoroo: number_of_khoroo, asksForKhoroo: asks_for_khoroo },
      ...{ cheap: row.cheap, middle: row.middle, far: row.far, taxCode: tax_code },
    })),
  write: async (tx, rows, before) => {
    const changed = rows.filter((row) => !before.some((one) => isDeepStrictEqual(one, row)));
    for (const { id, name: called, ...row } of changed) {
      const columns = { name: called, number_of_khoroo: row.numberOfKhoroo, asks_for_khoroo: row.asksForKhoroo };
      const listed = classes.flatMap((one) => readKhoroos(row[one]).map((khoroo) => ({ khoroo, class: one })));
      await writeDistrict(tx, { id, ...columns, tax_code: row.taxCode }, listed);
    }
  },
});
