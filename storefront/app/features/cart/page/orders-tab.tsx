import './orders-tab.css';
import type { ReplyOf } from '@tokhi/contract/client';
import { texts } from '@tokhi/contract/texts/texts';
import { formatFullDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { formatTug } from '@tokhi/rules/money/money';
import { statusLabel } from '@tokhi/rules/order/order-status';
import { pageOffset } from '@tokhi/rules/page/paging';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { Pager } from '@tokhi/ui/navigation/pager.tsx';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { Link, useSearchParams } from 'react-router';
import { orderAddress } from '../../../addresses.ts';
import { roleAddress } from './cart-roles.ts';
import { CustomersTab } from './customers-tab.tsx';

const pageOf = (asked: string | null): number => (asked !== null && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1);

/** The third tab: the customer's orders, twenty a page. */
export function OrdersTab() {
  const [query] = useSearchParams();
  return <CustomersTab page={pageOf(query.get('page'))}>{(reply) => <Orders {...reply} />}</CustomersTab>;
}

function Orders({ orders, pagination }: Pick<ReplyOf<'cartOrders'>, 'orders' | 'pagination'>) {
  if (orders.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="package" />}
        title={texts.ordersEmpty}
        level={2}
        actions={<ButtonLink to={roleAddress('cart')}>Сагсаа үзэх</ButtonLink>}
      >
        <p>Захиалсан бараа тань хаана явааг эндээс үзнэ.</p>
      </EmptyState>
    );
  }
  const { page, pageSize, totalProduct, totalPage } = pagination;
  const first = pageOffset(page, pageSize) + 1;
  return (
    <>
      <ul className="order-rows">
        {orders.map((order) => (
          <li key={order.ordernumber}>
            <Link className="order-row" to={orderAddress(order.ordernumber)}>
              <b>{order.ordernumber}</b>
              <span>{formatFullDate(ulaanbaatarDate(new Date(order.created_at)))}</span>
              <span className="order-row__total">{formatTug(order.total_amount)}</span>
              <span>{statusLabel(order.status)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Pager
        page={page}
        pages={totalPage}
        address={(number) => `${roleAddress('orders')}&page=${number}`}
        summary={`${totalProduct} захиалгын ${first}–${first + orders.length - 1}`}
      />
    </>
  );
}
