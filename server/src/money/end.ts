import { parseArgs } from 'node:util';
import { z } from 'zod';
import type { Db } from '../db/database.ts';
import { endByHand } from '../modules/payments/public.ts';
import { OrderNumber } from './order-number.ts';

const Ended = z.strictObject({ orderNumber: OrderNumber, because: z.string().trim().min(1).max(300) });

/** `end IK0123456789 --because 'Pocket closed its doors'` */
export async function end(db: Db, args: string[]): Promise<string> {
  const { positionals, values } = parseArgs({ args, allowPositionals: true, options: { because: { type: 'string' } } });
  const { orderNumber, because } = Ended.parse({ orderNumber: positionals[0], ...values });
  return (await endByHand({ db, now: () => new Date() }, orderNumber, because))
    ? `${orderNumber}: ended; what it held is free, and money that comes all the same goes back`
    : `${orderNumber}: not ended, because it is paid or its time is not over`;
}
