import type { ReplyOf } from '@tokhi/contract/client';
import { useNavigate } from 'react-router';
import { orderAddress } from '../../../addresses.ts';
import { ask } from '../../../calls/ask.ts';
import { ReadFailed } from '../../../calls/read-failed.tsx';
import { useAnswer } from '../../../calls/use-answer.ts';
import { keepCouponCode } from '../../../local/coupon-code.ts';
import { keepRegister } from '../../../local/register-number.ts';
import { fillDraft, shippingDraft } from '../../../local/shipping-draft.ts';
import { keepWords } from '../../../local/three-words.ts';
import { Checkout } from './checkout.tsx';
import { fieldsOfOrder } from './fields-of-order.ts';
import type { Goods } from './goods.ts';
import { ShippingWaiting } from './shipping-waiting.tsx';

type Incomplete = ReplyOf<'getIncompleteOrder'>;

/** «Засах»: the goods of an unpaid order with its submitted form; submitting it again replaces the order (decision 43). */
export function OrderCheckout({ replaces }: { replaces: string }) {
  const navigate = useNavigate();
  const {
    answer: goods,
    failed,
    read,
  } = useAnswer(
    replaces,
    (signal) => readOrder(replaces, signal),
    (code) => {
      if (code === null) return 'ask again';
      if (code !== 'order_expired' && code !== 'order_already_paid') return 'error page';
      void navigate(orderAddress(replaces), { replace: true });
      return 'settled';
    },
  );
  if (failed) return <ReadFailed onRetry={read} />;
  return goods === null ? <ShippingWaiting /> : <Checkout goods={goods} replaces={replaces} />;
}

async function readOrder(replaces: string, signal: AbortSignal): Promise<Goods> {
  const reply = await ask('getIncompleteOrder', { ordernumber: replaces }, { signal });
  // Only once: later changes survive a reload as in any other form.
  if (shippingDraft().replaces !== replaces) fillForm(reply.shipping, replaces);
  return goodsOf(reply);
}

function fillForm(sent: Incomplete['shipping'], replaces: string): void {
  fillDraft(fieldsOfOrder(sent), replaces);
  keepRegister(sent.user.register);
  keepWords(sent.w3w);
  keepCouponCode(sent.coupon);
}

const goodsOf = ({ products, order }: Incomplete): Goods => ({
  lines: products.map(({ code, name, image, quantity }) => ({ code, name, image, quantity })),
  ready: order.source === 'ulaanbaatar',
});
