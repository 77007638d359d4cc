import { parseArgs } from 'node:util';
import { paymentMethods } from '@tokhi/rules/payment/payment-methods';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { confirmByHand, enterLenderNumber } from '../modules/payments/public.ts';
import { OrderNumber } from './order-number.ts';

const Confirmed = z.strictObject({
  orderNumber: OrderNumber,
  amountTug: z.coerce.number().int().positive(),
  method: z.enum(paymentMethods).default('mobile'),
  bankId: z.string().min(1).max(100),
  receivedAt: z.iso.datetime({ offset: true }).transform((at) => new Date(at)),
  payer: z.string().max(100).nullable(),
});

/** `confirm IK0123456789 205000 --id <the bank's number of it> --at 2026-11-16T09:30:00+08:00 [--by mobile|KhanLending|mcredit] [--payer …]` */
export async function confirm(db: Db, args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { id: { type: 'string' }, at: { type: 'string' }, by: { type: 'string' }, payer: { type: 'string' } },
  });
  const [orderNumber, amountTug] = positionals;
  const { id: bankId, at: receivedAt, by: method, payer = null } = values;
  const money = Confirmed.parse({ orderNumber, amountTug, bankId, receivedAt, method, payer });
  const outcome = await confirmByHand({ db, now: () => new Date() }, money);
  return `${money.orderNumber}: ${money.amountTug}₮ is ${outcome}`;
}

const Numbered = z.tuple([OrderNumber, z.string().min(1).max(40)]);

/** `lender-number IK0123456789 KL-2026-77` */
export async function lenderNumber(db: Db, args: string[]): Promise<string> {
  const [orderNumber, number] = Numbered.parse(args);
  await enterLenderNumber({ db, now: () => new Date() }, orderNumber, number);
  return `${orderNumber}: the lender calls it ${number}`;
}
