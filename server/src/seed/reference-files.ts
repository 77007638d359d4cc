// The files of server/reference, as they are written.
import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const Khoroos = z.array(z.int().min(1));

const Places = z.strictObject({
  districts: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      taxCode: z.string(),
      numberOfKhoroo: z.int(),
      asksForKhoroo: z.boolean().default(true),
      cheap: Khoroos,
      middle: Khoroos,
      far: Khoroos,
    }),
  ),
  pickupPlaces: z.array(
    z.strictObject({
      id: z.int(),
      name: z.string(),
      address: z.string(),
      hours: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
});

const Lenders = z.array(
  z.strictObject({
    code: z.string(),
    name: z.string(),
    feePerMille: z.int(),
    paymentCount: z.int().nullable(),
    daysBetweenPayments: z.int().nullable(),
  }),
);

const Holidays = z.array(z.strictObject({ day: z.iso.date(), name: z.string() }));

const readJson = async (file: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(`../../reference/${file}`, import.meta.url), 'utf8'));

/** Records of settings are parsed by their own schemas when they are saved. */
export const readReference = async () => ({
  ...Places.parse(await readJson('places.json')),
  lenders: Lenders.parse(await readJson('lenders.json')),
  holidays: Holidays.parse(await readJson('holidays.json')),
  facts: await readJson('shop-facts.json'),
  checkout: await readJson('checkout.json'),
  finance: await readJson('finance.json'),
  bankAccounts: await readJson('bank-accounts.json'),
  receipts: await readJson('receipts.json'),
  methodModes: await readJson('payment-methods.json'),
});

export type Reference = Awaited<ReturnType<typeof readReference>>;
