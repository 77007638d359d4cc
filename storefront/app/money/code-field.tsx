import './code-field.css';
import { fill } from '@tokhi/contract/texts/fill-text';
import { texts } from '@tokhi/contract/texts/texts';
import { groupThousands, type Tug } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { type KeyboardEvent, useId, useState } from 'react';

interface CodeFieldProps {
  /** The code in use. */
  code: string | null;
  /** Its discount on this order. */
  offTug: Tug;
  /** What is wrong with the last code. */
  wrong: string | null;
  busy: boolean;
  /** Returns whether it was accepted: then the field is emptied. */
  onUse: (code: string) => Promise<boolean>;
  onRemove: () => void;
  onType: () => void;
}

/** Coupon or voucher (spec §4): inactive until it is accepted; removing it restores the total. */
export function CodeField({ code, offTug, wrong, busy, onUse, onRemove, onType }: CodeFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  async function handleUse() {
    const wanted = typed.trim();
    if (wanted !== '' && (await onUse(wanted))) setTyped('');
  }
  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Enter submits the code here, not the order.
    event.preventDefault();
    void handleUse();
  }
  if (code !== null) {
    return (
      <div className="coupon coupon--on">
        <Icon name="circle-check" />
        <output>
          <b>{code}</b>
          {fill(texts.couponApplied, { amount: groupThousands(offTug) })}
        </output>
        <IconButton label={`Купон хасах: ${code}`} onClick={onRemove}>
          <Icon name="x" />
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
          onType();
        }}
        onKeyDown={handleKeyDown}
        aria-invalid={wrong === null ? undefined : true}
        aria-describedby={wrong === null ? undefined : id}
      />
      <Button kind="quiet" size="s" busy={busy} onClick={() => void handleUse()}>
        Ашиглах
      </Button>
      <p className="coupon__wrong" id={id} aria-live="polite">
        {wrong}
      </p>
    </div>
  );
}
