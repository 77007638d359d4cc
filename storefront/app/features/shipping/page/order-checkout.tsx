import type { ReplyOf } from '@tokhi/contract/client';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { orderAddress } from '../../../addresses.ts';
import { ask } from '../../../calls/ask.ts';
import { stateOfError } from '../../../calls/call-state.ts';
import { keepCouponCode } from '../../../local/coupon-code.ts';
import { keepRegister } from '../../../local/register-number.ts';
import { fillDraft, shippingDraft } from '../../../local/shipping-draft.ts';
import { keepWords } from '../../../local/three-words.ts';
import { Checkout } from './checkout.tsx';
import { fieldsOfOrder } from './fields-of-order.ts';
import type { Goods } from './goods.ts';
import { ShippingFailed } from './shipping-failed.tsx';
import { ShippingWaiting } from './shipping-waiting.tsx';

type Incomplete = ReplyOf<'getIncompleteOrder'>;

/** «Засах»: the goods of an unpaid order with the form it was sent with; sent anew, it takes the order's place (decision 43). */
export function OrderCheckout({ replaces }: { replaces: string }) {
  const navigate = useNavigate();
  const [goods, setGoods] = useState<Goods | 'waiting' | 'failed'>('waiting');
  const [times, setTimes] = useState(0);

  const handleRead = useEffectEvent((reply: Incomplete) => {
    // Only once: what is changed afterwards survives a reload like any other form.
    if (shippingDraft().replaces !== replaces) fillForm(reply.shipping, replaces);
    setGoods(goodsOf(reply));
  });
  const handleFailure = useEffectEvent((error: unknown) => {
    const told = stateOfError(error);
    if (told.is === 'failed') setGoods('failed');
    else if (told.code === 'order_expired' || told.code === 'order_already_paid')
      void navigate(orderAddress(replaces), { replace: true });
    // Without a session the page leads to the login itself.
    else if (told.code !== 'login_required') void navigate('/error-page', { replace: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody wishes it
  useEffect(() => {
    const leaving = new AbortController();
    ask('getIncompleteOrder', { ordernumber: replaces }, { signal: leaving.signal }).then(
      (reply) => handleRead(reply),
      (error: unknown) => {
        if (!leaving.signal.aborted) handleFailure(error);
      },
    );
    return () => leaving.abort();
  }, [replaces, times]);

  if (goods === 'waiting') return <ShippingWaiting />;
  if (goods === 'failed') {
    const retry = () => {
      setGoods('waiting');
      setTimes((before) => before + 1);
    };
    return <ShippingFailed onRetry={retry} />;
  }
  return <Checkout goods={goods} replaces={replaces} />;
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
