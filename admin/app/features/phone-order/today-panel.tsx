import { formatTug } from '@tokhi/rules/money/money';
import { OrderNumber } from '../../parts/order-number.tsx';
import { OrderStatusTag } from '../../parts/order-status-tag.tsx';
import { Panel } from '../../parts/panel.tsx';
import { momentText } from '../../show/moment-text.ts';
import type { Choices } from './phone-draft.ts';

/** Today's orders by phone, with their status. */
export const TodayPanel = ({ orders }: { orders: Choices['today'] }) => (
  <Panel title="Өнөөдрийн холбоос" end={orders.length} flush>
    {orders.length === 0 && <p className="phone-order__none">Өнөөдөр утсаар захиалга аваагүй.</p>}
    <ul>
      {orders.map(({ ordernumber, name, total, status, at, staff }) => (
        <li key={ordernumber} className="phone-order__today">
          <p>
            <OrderNumber number={ordernumber} /> <b>{formatTug(total)}</b>
            <small>
              {name}, {momentText(at).split(', ')[1]}, {staff}
            </small>
          </p>
          <OrderStatusTag status={status} />
        </li>
      ))}
    </ul>
  </Panel>
);
