import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import { Button } from '@tokhi/ui/form/button.tsx';
import { reasonOf } from '../../calls/refused.ts';
import { revealOrder } from '../../calls/reveal-order.ts';
import { useReveal } from '../../parts/use-reveal.tsx';

interface MaskedValueProps {
  ordernumber: string;
  field: CallBody<AdminCalls['revealOrder']>['field'];
  masked: string;
}

/** A masked phone or email; one press reveals it and is audited. */
export function MaskedValue({ ordernumber, field, masked }: MaskedValueProps) {
  const { mayReveal, press, value: whole, isPending, error, dialog } = useReveal(revealOrder({ ordernumber, field }));
  if (whole !== null)
    return field === 'email' ? (
      <b>{whole}</b>
    ) : (
      <a className="contacts__call" href={`tel:${whole}`}>
        {whole}
      </a>
    );
  return (
    <>
      {masked}
      {mayReveal && (
        <Button kind="quiet" size="s" busy={isPending} onClick={press}>
          Харах
        </Button>
      )}
      {error !== null && <small>{reasonOf(error)}</small>}
      {dialog}
    </>
  );
}
