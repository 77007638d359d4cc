import { fill } from '@tokhi/contract/texts/fill-text';
import { texts } from '@tokhi/contract/texts/texts';
import { groupThousands, type Tug } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { CircleCheck, X } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { useCall } from '../../../calls/use-call.ts';
import { forgetCouponCode, keepCouponCode } from '../../../local/coupon-code.ts';
import type { Shown } from './use-shown.ts';

interface CouponFieldProps {
  coupon: Shown['coupon'][number] | undefined;
  /** What it takes off this order. */
  offTug: Tug;
  /** The kept code is not good any more. */
  isLost: boolean;
  onChange: (coupon: Shown['coupon'][number] | null) => void;
}

/** The voucher (spec §4): inactive until it was accepted, and removing it restores the total. */
export function CouponField({ coupon, offTug, isLost, onChange }: CouponFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const { state, send } = useCall('useCoupon');
  const told = refused ?? (isLost ? texts.couponInvalid : null);

  async function handleUse() {
    const code = typed.trim();
    if (code === '') return;
    setRefused(null);
    const reply = await send({ coupon: code }, (refusal) =>
      setRefused(refusal.code === 'invalid_request' ? texts.couponInvalid : refusal.text),
    );
    const [good] = reply?.promo ?? [];
    if (good === undefined) return;
    keepCouponCode(good.code);
    setTyped('');
    onChange(good);
  }
  function handleRemove() {
    forgetCouponCode();
    setRefused(null);
    onChange(null);
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter means the code here, not the order.
    event.preventDefault();
    void handleUse();
  }

  if (coupon !== undefined) {
    return (
      <div className="coupon coupon--on">
        <CircleCheck className="icon" />
        <output>
          <b>{coupon.code}</b>
          {fill(texts.couponApplied, { amount: groupThousands(offTug) })}
        </output>
        <IconButton label={`Купон хасах: ${coupon.code}`} onClick={handleRemove}>
          <X className="icon" />
        </IconButton>
      </div>
    );
  }
  return (
    <div className="coupon">
      <TextInput
        compact
        aria-label="Купон код"
        placeholder="Купон код"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={40}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setRefused(null);
        }}
        onKeyDown={handleKeyDown}
        aria-invalid={told === null ? undefined : true}
        aria-describedby={told === null ? undefined : id}
      />
      <Button kind="quiet" size="s" busy={state.is === 'waiting'} onClick={() => void handleUse()}>
        Ашиглах
      </Button>
      <p className="coupon__wrong" id={id} aria-live="polite">
        {told}
      </p>
    </div>
  );
}
