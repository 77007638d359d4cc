import { revealOrder } from '../../../calls/reveal-order.ts';
import { Icon } from '../../../icons/icon.tsx';
import { useReveal } from '../../../parts/use-reveal.tsx';
import type { ListedOrder } from '../orders-query.ts';

/** A phone, masked until it is revealed, which is audited. */
export function MaskedPhone({ order: { ordernumber, phone } }: { order: ListedOrder }) {
  const { mayReveal, press, value, dialog } = useReveal(revealOrder({ ordernumber, field: 'phone' }));
  if (value !== null || !mayReveal) return <small>{value ?? phone}</small>;
  return (
    <small className="orders-table__phone">
      {phone}
      <button type="button" aria-label={`${ordernumber}: утас харах`} title="Харах" onClick={press}>
        <Icon name="eye" />
      </button>
      {dialog}
    </small>
  );
}
