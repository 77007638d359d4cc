import { texts } from '@tokhi/contract/texts/texts';
import { selectForOrder } from '@tokhi/rules/cart/cart-selection';
import { cartTotals } from '@tokhi/rules/cart/cart-totals';
import { SPEC_FEES } from '@tokhi/rules/delivery/delivery-fees';
import { formatTug } from '@tokhi/rules/money/money';
import { termLabels } from '@tokhi/rules/order/term-explanation';
import { Button } from '@tokhi/ui/form/button.tsx';
import { toastFailure, toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { currentCart, useCart } from '../../../local/cart.ts';
import { setCartChecked } from '../../../local/cart-changes.ts';
import { Sum, SumBonus, SumOn, SumRow, SumTotal } from '../../../money/sum.tsx';
import { DeliveryEstimate } from '../estimate/delivery-estimate.tsx';
import { estimateOfCart } from '../estimate/estimate-of-cart.ts';
import { priceCart } from '../estimate/price-cart.ts';
import { useDeliveryEstimate } from '../estimate/use-delivery-estimate.ts';

const FEES = ['serviceFee', 'chinaDelivery'] as const;

/** The total of the ticked products, and the button to the address (spec §5 Proceeding from cart). */
export function CartSummary({ onRefresh }: { onRefresh: () => Promise<boolean> }) {
  const { lines, products } = useCart();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [offline, setOffline] = useState(false);
  const totals = cartTotals(lines, products);
  const to = useDeliveryEstimate(estimateOfCart({ lines, products }));
  const destination = to?.estimate?.destination ?? 'pickup';
  const priced = priceCart(
    { lines, products },
    { tariff: to?.places.tariff ?? 'by-weight', fees: to?.places.delivery_fees ?? SPEC_FEES, destination },
  );
  // The label says what the figure leaves out: the next pages charge nothing unannounced (decision 157).
  const total =
    priced === null
      ? { name: 'Барааны дүн', totalTug: totals.amountTug }
      : { name: destination === 'pickup' ? 'Нийт, хүргэлтгүй' : 'Нийт', totalTug: priced.totalTug };

  async function handleGoOn() {
    setBusy(true);
    const answered = await onRefresh();
    setBusy(false);
    setOffline(!answered);
    if (!answered) return;
    const cart = currentCart();
    const { dropped, refusal } = selectForOrder(cart.lines, cart.products);
    if (refusal !== null) {
      toastFailure(texts.nothingPurchasable);
      return;
    }
    if (dropped.length > 0) {
      setCartChecked(dropped, false);
      toastSuccess(texts.outOfStockRemoved);
    }
    await navigate('/shipping');
  }

  return (
    <Sum>
      <dl>
        <SumRow name="Сонгосон бараа">{totals.products}</SumRow>
        <SumRow name={`Бараа, ${totals.pieces} ширхэг`}>{formatTug(totals.subtotalTug)}</SumRow>
        {totals.saleTug > 0 && (
          <SumRow name="Хямдрал" cut>
            −{formatTug(totals.saleTug)}
          </SumRow>
        )}
        {FEES.map((name) => {
          const feeTug = priced?.amounts[name] ?? 0;
          return (
            feeTug > 0 && (
              <SumRow key={name} name={termLabels[name]}>
                {formatTug(feeTug)}
              </SumRow>
            )
          );
        })}
      </dl>
      {priced !== null && to !== null && <DeliveryEstimate to={to} />}
      <SumTotal {...total} />
      {totals.bonus > 0 && <SumBonus points={totals.bonus} />}
      <SumOn {...total} failure={offline ? texts.noConnection : null}>
        <Button size="l" wide busy={busy} onClick={() => void handleGoOn()}>
          {texts.confirmAddress}
        </Button>
      </SumOn>
      <p className="sum__note">
        <Icon name="lock" />
        Төлбөр QPay, карт, хуваан төлөх
      </p>
    </Sum>
  );
}
