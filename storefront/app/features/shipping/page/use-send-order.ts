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
  /** What went out before, and was not answered. */
  sendAgain: () => Promise<void>;
  /** The order exists: on to its payment, and the form is done with. */
  goOn: (ordernumber: string) => Promise<void>;
  /** The form becomes another order than the one that was made of it before. */
  startAnew: () => void;
}

/**
 * The pay button (spec §4 Checkout flow). One press at a time, and all presses of a form under one key, whatever tab or reload
 * they come from: the server makes one order of them.
 */
export function useSendOrder(): SendOrder {
  const navigate = useNavigate();
  const loginFirst = useLoginFirst();
  const isUnderWay = useRef(false);
  const [state, setState] = useState<CallState>({ is: 'idle' });

  async function goOn(ordernumber: string, ordered: readonly string[] = []) {
    // First away from the page, which leads to the error page when its goods are gone.
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
    // The first one that was not answered is the one that may have been made.
    keepSent(sent ?? body);
    try {
      const { ordernumber } = await ask('createOrder', body, { key });
      await goOn(ordernumber, body.replaces == null ? body.cart.product.map(({ id }) => id) : []);
    } catch (error) {
      const errorState = stateOfError(error);
      // A refusal says that nothing was made, but for the one that names what was made before.
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
      // Written by `send`; the server reads it as strictly as any other body.
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
