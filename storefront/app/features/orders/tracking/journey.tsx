import './journey.css';
import type { ListedOrder } from '@tokhi/contract/fields/order-fields';
import { formatTug, groupThousands } from '@tokhi/rules/money/money';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';
import { orderAddress } from '../../../addresses.ts';
import { useRead } from '../../../calls/use-read.ts';
import { Coin } from '../../../money/coin.tsx';
import { GoodsRows } from '../parts/goods-rows.tsx';
import { whereTo } from '../parts/where-to.ts';
import { JourneyPanel } from './journey-panel.tsx';

/** The way of one order of the customer, with what is in it and where it goes. */
export function Journey({ tracked }: { tracked: ListedOrder }) {
  const { ordernumber } = tracked;
  const { reply } = useRead('showOrder', { ordernumber });
  return (
    <JourneyPanel order={tracked}>
      {reply === null ? <Skeleton /> : <GoodsRows lines={reply.product} />}
      {reply !== null && (
        <dl className="journey-facts">
          <div>
            <dt>{reply.order.warehouse === 0 ? 'Хаяг' : 'Очиж авах дэлгүүр'}</dt>
            <dd>{whereTo(reply.order)}</dd>
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
      </p>
    </JourneyPanel>
  );
}
