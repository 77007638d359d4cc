import './journey.css';
import type { ListedOrder } from '@tokhi/contract/fields/order-fields';
import { formatTug, groupThousands } from '@tokhi/rules/money/money';
import { buttonClass } from '@tokhi/ui/form/button-class.ts';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';
import { useRouteLoaderData } from 'react-router';
import { orderAddress } from '../../../addresses.ts';
import { useRead } from '../../../calls/use-read.ts';
import { PhoneLink } from '../../../layout/public.ts';
import { Coin } from '../../../money/coin.tsx';
import type { loader as rootLoader } from '../../../root.tsx';
import { GoodsRows } from '../parts/goods-rows.tsx';
import { WhereTo } from '../parts/where-to.tsx';
import { JourneyPanel } from './journey-panel.tsx';

/** The journey of one order of the customer, with its contents and destination. */
export function Journey({ tracked }: { tracked: ListedOrder }) {
  const { ordernumber } = tracked;
  const phone = useRouteLoaderData<typeof rootLoader>('root')?.facts.phone;
  const { reply } = useRead('showOrder', { ordernumber });
  return (
    <JourneyPanel order={tracked}>
      {reply === null ? <Skeleton /> : <GoodsRows lines={reply.product} />}
      {reply !== null && (
        <dl className="journey-facts">
          <div>
            <dt>{reply.order.warehouse === 0 ? 'Хаяг' : 'Очиж авах дэлгүүр'}</dt>
            <dd>
              <WhereTo order={reply.order} />
            </dd>
          </div>
          <div>
            <dt>{reply.order.paid === null ? 'Нийт дүн' : 'Төлсөн дүн'}</dt>
            <dd>{formatTug(reply.order.total_amount)}</dd>
          </div>
          {reply.order.add_bonus > 0 && reply.order.ended === null && (
            <div>
              <dt>Цуглах бонус</dt>
              <dd className="journey-facts__bonus">
                <Coin />
                {groupThousands(reply.order.add_bonus)}
              </dd>
            </div>
          )}
        </dl>
      )}
      <p className="journey-facts__on">
        <ButtonLink kind="outline" to={orderAddress(ordernumber)}>
          Захиалгын дэлгэрэнгүй
        </ButtonLink>
        {phone !== undefined && <PhoneLink phone={phone} className={buttonClass({ kind: 'quiet' })} />}
      </p>
    </JourneyPanel>
  );
}
