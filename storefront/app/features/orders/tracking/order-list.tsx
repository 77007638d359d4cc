import './order-list.css';
import type { ListedOrder } from '@tokhi/contract/fields/order-fields';
import { formatMonthDay, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { formatTug } from '@tokhi/rules/money/money';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { productThumbnail } from '../../../pictures/square-picture.ts';
import { StatusMark } from '../parts/status-mark.tsx';

/** This much of the previous order stays visible. */
const ROOM_BEFORE = 32;

/** Every order of the page can be selected; the selection is in the fragment, which no server sees. */
export function OrderList({ orders, shown }: { orders: readonly ListedOrder[]; shown: string }) {
  const { search } = useLocation();
  const list = useRef<HTMLElement>(null);
  // On a phone the orders are side by side: the selected one may be out of view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when another one is selected
  useEffect(() => {
    const chosen = list.current?.querySelector('[aria-current]');
    if (chosen instanceof HTMLElement) list.current?.scrollTo({ left: chosen.offsetLeft - ROOM_BEFORE });
  }, [shown]);
  return (
    <nav className="order-list" aria-label="Миний захиалга" ref={list}>
      <ul>
        {orders.map((order) => (
          <li key={order.ordernumber}>
            <Link
              className={order.status === 'pending' ? 'order-list__one order-list__one--waits' : 'order-list__one'}
              to={{ search, hash: order.ordernumber }}
              aria-current={order.ordernumber === shown ? 'true' : undefined}
              preventScrollReset
            >
              <Pictures files={order.pictures} />
              <b>{order.ordernumber}</b>
              <span className="order-list__when">
                {formatMonthDay(ulaanbaatarDate(new Date(order.created_at)))}, {formatTug(order.total_amount)},{' '}
                {order.pieces} ширхэг
              </span>
              <StatusMark status={order.status} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const Pictures = ({ files }: { files: readonly string[] }) => (
  <span className="order-list__pictures">
    {files.map((file, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same picture, and they never move
      <ImageWell key={index} picture={productThumbnail(file)} alt="" sizes="56px" />
    ))}
  </span>
);
