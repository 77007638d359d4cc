import type { Order } from '@tokhi/contract/fields/order-fields';
import { formatFullDate, formatMoment, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { statusLabel } from '@tokhi/rules/order/order-status';
import { WhereTo } from '../parts/where-to.tsx';
import type { ShownOrder } from './shown-order.ts';

/** The customer, the order number, and until when to pay or when it was paid. */
export function PrintedAbout({ order, buyer }: { order: Order; buyer: ShownOrder['paper']['buyer'] }) {
  const isOrganisation = buyer.register !== null;
  const heading = isOrganisation ? (buyer.organisation ?? `Регистр ${buyer.register}`) : buyer.name;
  return (
    <div className="paper__about">
      <div>
        <h3>Захиалагч</h3>
        <b>{heading}</b>
        {buyer.organisation !== null && <p>Регистр {buyer.register}</p>}
        <p>
          <WhereTo order={order} />
        </p>
        <p>{[isOrganisation && buyer.name, buyer.phone, buyer.email].filter(Boolean).join(', ')}</p>
      </div>
      <dl>
        <Row name="Дугаар">{order.ordernumber}</Row>
        <Row name="Огноо">{formatFullDate(ulaanbaatarDate(new Date(order.created_at)))}</Row>
        {order.pay_by !== null && <Row name="Төлөх хугацаа">{formatMoment(new Date(order.pay_by))}</Row>}
        {order.paid !== null && <Row name="Төлсөн">{formatMoment(new Date(order.paid))}</Row>}
        {order.status !== 'pending' && <Row name="Төлөв">{statusLabel(order.status)}</Row>}
      </dl>
    </div>
  );
}

const Row = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);
