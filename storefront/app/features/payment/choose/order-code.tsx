import { texts } from '@tokhi/contract/texts/texts';
import type { Tug } from '@tokhi/rules/money/money';
import { useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { CodeField } from '../../../money/code-field.tsx';

interface OrderCodeProps {
  ordernumber: string;
  code: string | null;
  offTug: Tug;
  /** The price of the order has changed. */
  onChange: () => void;
}

/** The code that is reserved for the order; removing it restores the total (spec §4, decision 41). */
export function OrderCode({ ordernumber, code, offTug, onChange }: OrderCodeProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const { state, send } = useCall('useCoupon');
  async function change(coupon: string | null): Promise<boolean> {
    setRefused(null);
    const reply = await send({ coupon, ordernumber }, (refusal) =>
      setRefused(refusal.code === 'invalid_request' ? texts.couponInvalid : refusal.text),
    );
    if (reply !== null) onChange();
    return reply !== null;
  }
  return (
    <CodeField
      code={code}
      offTug={offTug}
      wrong={refused}
      busy={state.is === 'waiting'}
      onUse={change}
      onRemove={() => void change(null)}
      onType={() => setRefused(null)}
    />
  );
}
