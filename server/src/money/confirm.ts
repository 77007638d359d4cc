import { parseArgs } from 'node:util';
import { paymentMethods } from '@tokhi/rules/payment/payment-methods';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { readEnv } from '../env.ts';
import { askAboutPayment, confirmByHand, enterLenderNumber, type Reported } from '../modules/payments/public.ts';
import { openGateways } from '../open-gateways.ts';
import { OrderNumber } from './order-number.ts';
import { sayTrouble } from './say-trouble.ts';

const Asked = z.strictObject({ orderNumber: OrderNumber, method: z.enum(paymentMethods).default('mobile') });
const Confirmed = Asked.extend({
  amountTug: z.coerce.number().int().positive(),
  bankId: z.string().min(1).max(100),
  receivedAt: z.iso.datetime({ offset: true }).transform((at) => new Date(at)),
  payer: z.string().max(100).nullable(),
});

const REPORTED: Record<Reported, string> = {
  paid: 'says that it is paid, and what it told is written down',
  'not paid': 'says that it is not paid: nothing was entered',
  unsure: 'does not say whether it is paid: nothing was entered, ask again later',
};

/**
 * `confirm IK0123456789 205000 --id <the bank's number of it> --at 2026-11-16T09:30:00+08:00 [--by mobile|KhanLending|mcredit] [--payer
 * …]`. A provider with a status call is asked instead: `confirm IK0123456789 --by pocket`.
 */
export async function confirm(db: Db, args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { id: { type: 'string' }, at: { type: 'string' }, by: { type: 'string' }, payer: { type: 'string' } },
  });
  const [orderNumber, amountTug] = positionals;
  const { id: bankId, at: receivedAt, by: method, payer = null } = values;
  const asked = Asked.parse({ orderNumber, method });
  const env = readEnv();
  const deps = { db, now: () => new Date(), origin: env.SHOP_ORIGIN, gateways: openGateways(env, sayTrouble) };
  const reported = await askAboutPayment(deps, asked.orderNumber, asked.method);
  if (reported !== undefined) return `${asked.orderNumber}: ${asked.method} ${REPORTED[reported]}`;
  const money = Confirmed.parse({ ...asked, amountTug, bankId, receivedAt, payer });
  const outcome = await confirmByHand(deps, money);
  return `${money.orderNumber}: ${money.amountTug}₮ is ${outcome}`;
}

const Numbered = z.tuple([OrderNumber, z.string().min(1).max(40)]);

/** `lender-number IK0123456789 KL-2026-77` */
export async function lenderNumber(db: Db, args: string[]): Promise<string> {
  const [orderNumber, number] = Numbered.parse(args);
  await enterLenderNumber({ db, now: () => new Date() }, orderNumber, number);
  return `${orderNumber}: the lender calls it ${number}`;
}
