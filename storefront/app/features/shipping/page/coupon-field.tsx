import { texts } from '@tokhi/contract/texts/texts';
import type { Tug } from '@tokhi/rules/money/money';
import { useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { clearCouponCode, keepCouponCode } from '../../../local/coupon-code.ts';
import { CodeField } from '../../../money/code-field.tsx';
import type { Shown } from './use-shown.ts';

interface CouponFieldProps {
  coupon: Shown['coupon'][number] | undefined;
  /** Its discount on this order. */
  offTug: Tug;
  /** The stored code is no longer valid. */
  isLost: boolean;
  onChange: (coupon: Shown['coupon'][number] | null) => void;
}

/** The code for an order that is not made yet: stored in this browser until then. */
export function CouponField({ coupon, offTug, isLost, onChange }: CouponFieldProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const { state, send } = useCall('useCoupon');
  // Here, and not only in a notice, whose script may not load without a network.
  const failed = state.is === 'failed' ? state.text : null;

  async function handleUse(code: string): Promise<boolean> {
    setRefused(null);
    const reply = await send({ coupon: code }, (refusal) =>
      setRefused(refusal.code === 'invalid_request' ? texts.couponInvalid : refusal.text),
    );
    const [good] = reply?.promo ?? [];
    if (good === undefined) return false;
    keepCouponCode(good.code);
    onChange(good);
    return true;
  }
  function handleRemove() {
    clearCouponCode();
    setRefused(null);
    onChange(null);
  }
  return (
    <CodeField
      code={coupon?.code ?? null}
      offTug={offTug}
      wrong={refused ?? failed ?? (isLost ? texts.couponInvalid : null)}
      busy={state.is === 'waiting'}
      onUse={handleUse}
      onRemove={handleRemove}
      onType={() => setRefused(null)}
    />
  );
}
