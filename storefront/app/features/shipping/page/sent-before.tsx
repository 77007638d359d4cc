import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { ReadFailed } from '../../../calls/read-failed.tsx';
import { ShippingWaiting } from './shipping-waiting.tsx';
import { useSendOrder } from './use-send-order.ts';

/** An order was sent, no answer came, and its goods have left the cart: sending it again with its key returns its number. */
export function SentBefore() {
  const navigate = useNavigate();
  const { state, sendAgain } = useSendOrder();
  const begin = useEffectEvent(sendAgain);
  useEffect(() => void begin(), []);
  const refused = state.is === 'refused';
  useEffect(() => {
    if (refused) void navigate('/error-page', { replace: true });
  }, [refused, navigate]);
  return state.is === 'failed' ? <ReadFailed onRetry={() => void sendAgain()} /> : <ShippingWaiting />;
}
