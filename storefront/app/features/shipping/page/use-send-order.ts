import type { BodyOf } from '@tokhi/contract/client';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { confirmOrderAddress } from '../../../addresses.ts';
import { ask } from '../../../calls/ask.ts';
import { type CallState, type Refused, stateOfError } from '../../../calls/call-state.ts';
import { useLoginFirst } from '../../../calls/use-login-first.ts';
import { removeFromCart } from '../../../local/cart-changes.ts';
import { keepSent, openDraft, renewKey, shippingDraft } from '../../../local/shipping-draft.ts';
import { clearShippingForm } from '../../../local/shipping-form.ts';
import { loadCartSync } from '../../cart/public.ts';

type Body = BodyOf<'createOrder'>;

interface SendOrder {
  state: CallState;
  send: (body: Body, onRefused: (refused: Refused) => void) => Promise<void>;
  /** Sends the unanswered order again. */
  sendAgain: () => Promise<void>;
  /** The order exists: leads to its payment and clears the form. */
  goOn: (ordernumber: string) => Promise<void>;
  /** Makes another order of the form than the one made before. */
  startAnew: () => void;
}

/**
 * The pay button (spec §4 Checkout flow). One press at a time, and one idempotency key for all presses of a form, in any tab
 * and after a reload: the server makes one order of them.
 */
export function useSendOrder(): SendOrder {
  const navigate = useNavigate();
  const loginFirst = useLoginFirst();
  const isUnderWay = useRef(false);
  const [state, setState] = useState<CallState>({ is: 'idle' });

  async function goOn(ordernumber: string, ordered: readonly string[] = []) {
    // Leave the page first: it leads to the error page when its goods are gone.
    await navigate(confirmOrderAddress(ordernumber), { replace: true });
    clearShippingForm();
    if (ordered.length > 0) removeFromCart(...ordered);
    void loadCartSync().then(({ syncCart }) => syncCart());
  }

  async function send(body: Body, onRefused: (refused: Refused) => void) {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ is: 'waiting' });
    // Another tab may have made an order of this form: then this is a new order with a new key.
    openDraft(body.replaces ?? null);
    const { key, sent } = shippingDraft();
    // The first request without an answer is the one that may have made an order.
    keepSent(sent ?? body);
    try {
      const { ordernumber } = await ask('createOrder', body, { key });
      await goOn(ordernumber, body.replaces == null ? body.cart.product.map(({ id }) => id) : []);
    } catch (error) {
      const errorState = stateOfError(error);
      // A refusal means that nothing was made, except the one that names an earlier order.
      if (errorState.is === 'refused' && errorState.code !== 'key_reused') keepSent(null);
      setState(errorState);
      if (errorState.is === 'refused' && errorState.code === 'login_required') loginFirst.go();
      else if (errorState.is === 'refused') onRefused(errorState);
    } finally {
      isUnderWay.current = false;
    }
  }

  async function sendAgain() {
    const { key, sent } = shippingDraft();
    if (sent === null || isUnderWay.current) return;
    isUnderWay.current = true;
    setState({ is: 'waiting' });
    try {
      // Written by `send`; the server checks it as strictly as any other body.
      const { ordernumber } = await ask('createOrder', sent as Body, { key });
      await goOn(ordernumber);
    } catch (error) {
      const errorState = stateOfError(error);
      const made =
        errorState.is === 'refused' && errorState.code === 'key_reused' ? errorState.details['ordernumber'] : undefined;
      if (typeof made === 'string') await goOn(made);
      else {
        if (errorState.is === 'refused') keepSent(null);
        setState(errorState);
      }
    } finally {
      isUnderWay.current = false;
    }
  }

  function startAnew() {
    renewKey();
    setState({ is: 'idle' });
  }

  return { state, send, sendAgain, goOn, startAnew };
}
