import { useMutation } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { useMay } from '../../calls/session.ts';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import type { WholeRefund } from './refunds-query.ts';

interface RefundAccountProps {
  id: number;
  account: NonNullable<WholeRefund['account']>;
}

/** Where the money goes. One press reveals the number and is audited. */
export function RefundAccount({ id, account }: RefundAccountProps) {
  const canReveal = useMay()('view-personal-data');
  const reveal = useMutation({ mutationFn: () => ask('revealAccount', { id }) });
  const whole = reveal.data?.account.number;
  const isMasked = canReveal && whole === undefined;
  useKeys(isMasked ? [{ key: 'V', does: 'дансыг харах', press: () => reveal.mutate() }] : []);
  return (
    <>
      {account.bank} <b className="refund__number">{whole ?? account.number}</b>
      {isMasked && (
        <Button
          kind="quiet"
          size="s"
          className="refund__reveal"
          busy={reveal.isPending}
          onClick={() => reveal.mutate()}
        >
          Харах <Kbd>V</Kbd>
        </Button>
      )}
      <small>{reveal.isError ? reasonOf(reveal.error) : account.holder}</small>
    </>
  );
}
