import { refuse } from '@tokhi/contract/texts/refusals';
import { overUnpaidLimits } from '@tokhi/rules/order/unpaid-limits';
import type { Tx } from '../../../db/database.ts';
import { type CheckoutSettings, shopFacts } from '../../settings/public.ts';
import type { UnpaidStanding } from './new-order.queries.ts';
import type { OrderedGoods } from './ordered-goods.ts';

/** Decision 43: read under the customer's lock; the refusal names the order that ends first. */
export async function refuseTooMany(
  tx: Tx,
  { unpaid, hasPaid, madeToday }: UnpaidStanding,
  { unpaidOrders, ordersADay }: CheckoutSettings,
): Promise<void> {
  const [first, ...others] = new Set(unpaid.map(({ orderNumber }) => orderNumber));
  if (first !== undefined && others.length + 1 >= unpaidOrders) {
    throw refuse('too_many_unpaid_orders', { ordernumber: first });
  }
  if (!hasPaid && madeToday >= ordersADay) {
    throw refuse('too_many_orders_today', { phone: (await shopFacts(tx)).phone });
  }
}

/** Decision 43: nobody may empty the shelves without paying; a customer who wants more calls the shop. */
export async function refuseTooMuch(
  tx: Tx,
  { unpaid, hasPaid }: UnpaidStanding,
  lines: readonly OrderedGoods[],
  { unpaidLimits }: CheckoutSettings,
): Promise<void> {
  const asked = lines.map(({ id, quantity, salePriceTug, onHand }) => ({
    productId: id,
    quantity,
    goodsTug: salePriceTug * quantity,
    stock: onHand,
  }));
  const over = overUnpaidLimits(unpaid, asked, hasPaid, unpaidLimits);
  if (over === null) return;
  const { phone } = await shopFacts(tx);
  if (over.of !== 'product') throw refuse('too_much_unpaid', { phone });
  const name = lines.find(({ id }) => id === over.productId)?.name ?? '';
  throw refuse('too_many_of_product', { phone, name, most: over.most });
}
