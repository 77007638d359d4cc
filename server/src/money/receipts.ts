import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { enterReceipt, failedReceipts, retryReceipt } from '../modules/receipts/public.ts';
import { OrderNumber } from './order-number.ts';

/** `receipts`: failed ones that need a person. */
export async function receipts(db: Db): Promise<string> {
  const lines = await failedReceipts(db);
  if (lines.length === 0) return 'No receipt has failed.';
  const next = 'Look each up in PosAPI by its suffix, then: receipt IK… --number … --at …, or receipt IK… --again';
  return [...lines, next].join('\n');
}

const Number33 = z.string().regex(/^\d{33}$/, 'the number of a receipt has 33 digits');
const Entered = z.strictObject({
  number: Number33,
  at: z.iso.datetime({ offset: true }).transform((at) => new Date(at)),
});

/**
 * `receipt IK0123456789 --number <33 digits> --at 2026-11-16T23:59:41+08:00`: PosAPI has it.
 * `receipt IK0123456789 --again`: PosAPI does not have it.
 */
export async function receipt(db: Db, args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { number: { type: 'string' }, at: { type: 'string' }, again: { type: 'boolean' } },
  });
  const orderNumber = OrderNumber.parse(positionals[0]);
  const deps = { db, now: () => new Date() };
  const { again, ...entered } = values;
  if (again) {
    await retryReceipt(deps, orderNumber);
    return `${orderNumber}: the receipt is sent again`;
  }
  const { number, at } = Entered.parse(entered);
  await enterReceipt(deps, orderNumber, number, at);
  return `${orderNumber}: the receipt is ${number}`;
}
