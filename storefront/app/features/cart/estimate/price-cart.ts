import { selectForOrder } from '@tokhi/rules/cart/cart-selection';
import type { DeliveryFees } from '@tokhi/rules/delivery/delivery-fees';
import type { DeliveryTariff, Destination } from '@tokhi/rules/delivery/delivery-tariff';
import { type OrderTotal, orderTotal } from '@tokhi/rules/order/order-total';
import type { Cart } from '../../../local/cart-storage.ts';
import { estimateOfCart } from './estimate-of-cart.ts';

/**
 * The total of the ticked goods by the formula of the checkout, with delivery; null while none is ticked, or until the
 * server has sent the figures of each. Code, services and lender are chosen later.
 */
export function priceCart(
  { lines, products }: Pick<Cart, 'lines' | 'products'>,
  { tariff, fees, destination }: { tariff: DeliveryTariff; fees: DeliveryFees; destination: Destination },
): OrderTotal | null {
  const load = estimateOfCart({ lines, products });
  if (load === null) return null;
  return orderTotal({
    lines: selectForOrder(lines, products).lines.map(({ code, quantity, product }) => ({
      priceTug: product.priceTug,
      salePriceTug: product.salePriceTug,
      bonusPercent: product.bonusPercent,
      unitChinaDeliveryTug: products.get(code)?.load?.chinaDeliverTug ?? 0,
      quantity,
    })),
    code: null,
    tariff,
    fees,
    destination,
    load,
    assemblyCount: 0,
    fixingCount: 0,
    vatTicked: false,
    lender: null,
    bonusBalance: 0,
    usedBonus: 0,
  });
}
