import './customer-panel.css';
import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { formatTug } from '@tokhi/rules/money/money';
import { statusLabel } from '@tokhi/rules/order/order-status';
import { Button } from '@tokhi/ui/form/button.tsx';
import { useState } from 'react';
import { useMay } from '../../calls/session.ts';
import { Icon } from '../../icons/icon.tsx';
import { OrderNumber } from '../../parts/order-number.tsx';
import { Panel } from '../../parts/panel.tsx';
import { ContactsDialog } from './contacts-dialog.tsx';
import { MaskedValue } from './masked-value.tsx';

/** Who receives the order and where, and the customer's other orders. */
export function CustomerPanel({ order }: { order: ShownOrder }) {
  const [isOpen, setOpen] = useState(false);
  const may = useMay();
  const customer = order.office?.customer;
  const canChange = order.contacts_open && may('change-contacts');
  return (
    <Panel title={order.name} end={customer !== undefined && `${customer.orders} захиалга`}>
      <dl className="contacts">
        <dt>Утас</dt>
        <dd className="contacts__masked">
          <MaskedValue ordernumber={order.ordernumber} field="phone" masked={order.phone} />
        </dd>
        {order.phone2 !== null && (
          <>
            <dt>Хоёр дахь</dt>
            <dd className="contacts__masked">
              <MaskedValue ordernumber={order.ordernumber} field="second_phone" masked={order.phone2} />
            </dd>
          </>
        )}
        <dt>И-мэйл</dt>
        <dd className="contacts__masked">
          <MaskedValue ordernumber={order.ordernumber} field="email" masked={order.email} />
        </dd>
        {order.organisation !== null && (
          <>
            <dt>Байгууллага</dt>
            <dd>{order.organisation}</dd>
          </>
        )}
        <dt>{order.delivery === 'pickup' ? 'Очиж авах' : 'Хаяг'}</dt>
        <dd>
          {order.delivery === 'pickup' ? order.place : addressText(order)}
          {order.point !== null && <MapLink {...order.point} />}
        </dd>
        {customer !== undefined && (
          <>
            <dt>Бонус</dt>
            <dd className="contacts__bonus">{formatTug(customer.bonus).replace('₮', '')} оноо</dd>
          </>
        )}
      </dl>
      {canChange && (
        <Button kind="outline" size="s" icon={<Icon name="pen-line" />} onClick={() => setOpen(true)}>
          Хаяг, утас засах
        </Button>
      )}
      {!order.contacts_open && (
        <p className="contacts__fixed">Хүргэлтэд гарсан эсвэл дууссан тул хаяг өөрчлөгдөхгүй.</p>
      )}
      {customer !== undefined && customer.others.length > 0 && (
        <ul className="others">
          {customer.others.map((other) => (
            <li key={other.ordernumber} className="others__i">
              <OrderNumber number={other.ordernumber} />
              <span className="others__status">{statusLabel(other.status)}</span>
              <span className="others__sum">{formatTug(other.total)}</span>
            </li>
          ))}
        </ul>
      )}
      {canChange && isOpen && <ContactsDialog order={order} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

const addressText = ({ district, khoroo, address }: ShownOrder): string =>
  [district, khoroo === null ? null : `${khoroo}-р хороо`, address].filter((word) => word !== null).join(', ');

/** A public map: our own policy loads no foreign pictures into the page. */
const MapLink = ({ lat, long }: { lat: number; long: number }) => (
  <a
    className="contacts__map"
    href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}#map=17/${lat}/${long}`}
    target="_blank"
    rel="noreferrer"
  >
    <Icon name="map-pin" />
    Газрын зураг
  </a>
);
