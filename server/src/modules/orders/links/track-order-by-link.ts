import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { refuse } from '@tokhi/contract/texts/refusals';
import type { Db } from '../../../db/database.ts';
import { hashOf } from '../../accounts/public.ts';
import { presentLine, presentTracked } from '../show/order.present.ts';
import { linesOf, measuredSteps, trackedById } from '../show/shown-orders.queries.ts';
import { orderOfLink } from './links.queries.ts';

/** Steps, dates and goods for anybody with the link; an email may be forwarded, so it shows no price and no address (record 041). */
export async function trackOrderByLink(
  { db, now }: { db: Db; now: () => Date },
  token: string,
): Promise<CallReply<Calls['trackOrderByLink']>> {
  const id = await orderOfLink(db, hashOf(token), now());
  if (id === undefined) throw refuse('link_invalid');
  const [row, lines, measured] = await Promise.all([trackedById(db, id), linesOf(db, id), measuredSteps(db)]);
  const { total_amount: _total, lend_fee: _fee, ...order } = presentTracked(row, measured, now());
  const product = lines.map(presentLine).map(({ amount: _amount, ...line }) => line);
  return { result: 'success', order, product };
}
