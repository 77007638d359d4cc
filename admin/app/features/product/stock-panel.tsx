import { useInfiniteQuery } from '@tanstack/react-query';
import { purchaseNumber } from '@tokhi/contract/admin/purchases/purchase-words';
import { Link } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { useMay, useMayAsk } from '../../calls/session.ts';
import { OrderNumber } from '../../parts/order-number.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { dayText } from '../../show/moment-text.ts';
import { ledgerQuery, PLACE_NAMES } from '../stock/public.ts';
import type { Product } from './product-query.ts';

const ORDERS_SHOWN = 5;

/** The units of the colour, their locations, who reserved some, and what was ordered from suppliers. */
export function StockPanel({ saved: { code, on_hand, remain, incoming } }: { saved: Product }) {
  const mayAsk = useMayAsk();
  const mayOpen = useMay()('view-orders', 'reads');
  const { data, error } = useInfiniteQuery({ ...ledgerQuery(code), enabled: mayAsk('showStock') });
  const [stock] = data?.pages ?? [];
  // Loaded after the page: includes reservations made meanwhile.
  const units = stock?.product ?? { onHand: on_hand, reserved: on_hand - remain, remain };
  const orders = stock?.reservedBy ?? [];
  const place = stock?.product.place;
  const end = place !== undefined && (
    <Link
      className="product__link"
      to={`/stock?${new URLSearchParams({ ...(place === 'beijing' && { place }), text: code })}`}
    >
      Үлдэгдэл нээх
    </Link>
  );
  return (
    <Panel title="Үлдэгдэл" end={end}>
      {error !== null && <p className="soft">{reasonOf(error)}</p>}
      <dl className="product-stock">
        {[
          ['гарт', units.onHand],
          ['барьсан', units.reserved],
          ['зарах', units.remain],
        ].map(([name, count]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
      {stock !== undefined && (
        <p className="product-stock__line">
          {PLACE_NAMES[stock.product.place]}
          <b>{stock.product.location ?? 'тавиургүй'}</b>
        </p>
      )}
      {orders.slice(0, ORDERS_SHOWN).map(({ ordernumber, units: reserved }) => (
        <p key={ordernumber} className="product-stock__line">
          {mayOpen ? <OrderNumber number={ordernumber} /> : ordernumber}
          <b>{reserved} ш</b>
        </p>
      ))}
      {orders.length > ORDERS_SHOWN && <p className="soft">{`Бас ${orders.length - ORDERS_SHOWN} захиалгад`}</p>}
      {incoming.map(({ purchase, expected_on, units: coming }) => (
        <p key={`${purchase} ${expected_on}`} className="product-stock__line">
          <Tag kind="info">{dayText(expected_on)} ирнэ</Tag>
          <PurchaseNumber purchase={purchase} />
          <b>{coming} ш</b>
        </p>
      ))}
    </Panel>
  );
}

function PurchaseNumber({ purchase }: { purchase: number }) {
  const mayOpen = useMay()('order-goods', 'reads');
  const number = purchaseNumber(purchase);
  if (!mayOpen) return number;
  return (
    <Link className="product__link" to={`/purchases/${purchase}`}>
      {number}
    </Link>
  );
}
