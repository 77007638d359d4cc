import type { CallBody } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { readLinePrices } from '@tokhi/contract/fields/line-prices';
import type { FreshFigures } from '@tokhi/contract/fields/order-totals';
import { refuse } from '@tokhi/contract/texts/refusals';

type Body = CallBody<Calls['createOrder']>;

/** Terms of the form that the customer may have seen; terms that the form does not send are not compared. */
const TERMS = ['subtotal', 'sale', 'Fee', 'assemble', 'mow', 'chinaDeliver', 'sum'] as const;

/** Refuses an order whose customer saw figures other than today's, and returns today's (decision 12). */
export function compareFigures({ cart, deliver }: Body, fresh: FreshFigures): void {
  const prices = readLinePrices(fresh);
  const isAsSeen =
    deliver === fresh.deliver &&
    cart.NOAT === fresh.NOAT &&
    TERMS.every((term) => cart[term] === undefined || cart[term] === fresh[term]) &&
    cart.product.every(({ id, price }) => prices.get(id) === price);
  if (!isAsSeen) throw refuse('figures_changed', fresh);
}
