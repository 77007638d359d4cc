import { texts } from '@tokhi/contract/texts/texts';
import { pageOffset } from '@tokhi/rules/page/paging';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { Pager } from '@tokhi/ui/navigation/pager.tsx';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useLocation, useSearchParams } from 'react-router';
import { useRead } from '../../../calls/use-read.ts';
import { Journey } from './journey.tsx';
import { OrderList } from './order-list.tsx';
import { TrackSkeleton } from './track-skeleton.tsx';

const pageOf = (asked: string | null): number => (asked !== null && /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1);

/** The customer's orders, and the steps of the selected one: the one in the address, else the newest. */
export function MyOrders() {
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const { reply } = useRead('showOrders', { page: pageOf(query.get('page')) });
  if (reply === null) return <TrackSkeleton />;
  const { order: orders, pagination } = reply;
  const shown = orders.find(({ ordernumber }) => ordernumber === hash.slice(1)) ?? orders[0];
  if (shown === undefined) {
    return (
      <EmptyState
        icon={<Icon name="package" />}
        title={texts.ordersEmpty}
        level={2}
        actions={<ButtonLink to="/home">Бараа үзэх</ButtonLink>}
      >
        <p>Анхны захиалгаас хойш алхам бүр энд харагдана.</p>
      </EmptyState>
    );
  }
  const { page, pageSize, totalProduct, totalPage } = pagination;
  const first = pageOffset(page, pageSize) + 1;
  return (
    <>
      <div className="track-page__split">
        <OrderList orders={orders} shown={shown.ordernumber} />
        <Journey key={shown.ordernumber} tracked={shown} />
      </div>
      <Pager
        page={page}
        pages={totalPage}
        address={(number) => `/track-order?page=${number}`}
        summary={`${totalProduct} захиалгын ${first}–${first + orders.length - 1}`}
      />
    </>
  );
}
