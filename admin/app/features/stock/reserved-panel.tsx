import { useMay } from '../../calls/session.ts';
import { OrderNumber } from '../../parts/order-number.tsx';
import { Panel } from '../../parts/panel.tsx';
import type { ReservedBy } from './stock-query.ts';

/** The orders that reserve units: a count cannot remove those units. */
export function ReservedPanel({ reservedBy }: { reservedBy: ReservedBy }) {
  const mayOpen = useMay()('view-orders', 'reads');
  return (
    <Panel className="stock__reserved" title="Барьсан захиалга" note={`${reservedBy.length}`}>
      <ul className="stock__orders">
        {reservedBy.map(({ ordernumber, units }) => (
          <li key={ordernumber}>
            {mayOpen ? <OrderNumber number={ordernumber} /> : ordernumber}
            <span className="soft">{units} ш</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
