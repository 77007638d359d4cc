import './cart-summary.css';
import { texts } from '@tokhi/contract/texts/texts';
import { selectForOrder } from '@tokhi/rules/cart/cart-selection';
import { cartTotals } from '@tokhi/rules/cart/cart-totals';
import { formatTug, groupThousands } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { toastFailure, toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { currentCart, setCartChecked, useCart } from '../../../local/cart.ts';
import { Coin } from '../../../money/coin.tsx';
import { DeliveryEstimate } from '../estimate/delivery-estimate.tsx';
import { estimateOfCart } from '../estimate/estimate-of-cart.ts';

/** What the ticked products come to, and the way on to the address (spec §5 Proceeding from cart). */
export function CartSummary({ onRefresh }: { onRefresh: () => Promise<boolean> }) {
  const { lines, products } = useCart();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [offline, setOffline] = useState(false);
  const totals = cartTotals(lines, products);
  const goods = estimateOfCart({ lines, products });

  async function handleGoOn() {
    setBusy(true);
    const answered = await onRefresh();
    setBusy(false);
    // Not by a notice: its script may not have come yet, and does not come now.
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
    <aside className="sum" aria-labelledby="sum-title">
      <h2 className="sum__title" id="sum-title">
        Захиалгын дүн
      </h2>
      <dl>
        <div className="sum__row">
          <dt>Сонгосон бараа</dt>
          <dd>{totals.products}</dd>
        </div>
        <div className="sum__row">
          <dt>Бараа, {totals.pieces} ширхэг</dt>
          <dd>{formatTug(totals.subtotalTug)}</dd>
        </div>
        {totals.saleTug > 0 && (
          <div className="sum__row sum__row--cut">
            <dt>Хямдрал</dt>
            <dd>−{formatTug(totals.saleTug)}</dd>
          </div>
        )}
      </dl>
      {goods !== null && <DeliveryEstimate goods={goods} />}
      <dl>
        <div className="sum__row sum__row--total">
          <dt>Нийт</dt>
          <dd>{formatTug(totals.amountTug)}</dd>
        </div>
      </dl>
      {totals.bonus > 0 && (
        <p className="sum__bonus">
          <Coin />
          <span>
            Энэ захиалгаар <b>{groupThousands(totals.bonus)} бонус</b> цуглана
          </span>
        </p>
      )}
      <div className="sum__on">
        <p className="sum__short" aria-hidden="true">
          Нийт<b>{formatTug(totals.amountTug)}</b>
        </p>
        {offline && (
          <p className="sum__offline" role="alert">
            {texts.noConnection}
          </p>
        )}
        <div className="sum__button">
          <Button size="l" wide busy={busy} onClick={() => void handleGoOn()}>
            {texts.confirmAddress}
          </Button>
        </div>
      </div>
    </aside>
  );
}
