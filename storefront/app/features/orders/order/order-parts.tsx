import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { useRead } from '../../../calls/use-read.ts';
import { OrderReceipt, PendingPayment } from '../../payment/public.ts';
import { isOnTheWay } from '../journey/journey.ts';
import { LateNote } from '../journey/late-note.tsx';
import { OrderHeadline } from '../journey/order-headline.tsx';
import { Road } from '../journey/road.tsx';
import { Timeline } from '../journey/timeline.tsx';
import { Box } from '../parts/box.tsx';
import { CancelOrder } from '../parts/cancel-order.tsx';
import { GoodsRows } from '../parts/goods-rows.tsx';
import { OrderAgain } from '../parts/order-again.tsx';
import { PrintedOrder } from '../print/printed-order.tsx';
import { OrderRefunds } from '../refund/order-refunds.tsx';
import { OrderCosts } from './order-costs.tsx';
import { OrderPlace } from './order-place.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';

const PLACES = [
  { name: 'Нүүр', to: '/home' },
  { name: 'Захиалга хянах', to: '/track-order' },
];

/** One order of the customer: what happened to it, what it is and what it costs (spec §2 Order page). */
export function OrderParts({ reference }: { reference: string }) {
  const { reply, read } = useRead('showOrder', { ordernumber: reference });
  if (reply === null) return <OrderSkeleton />;
  const { order, product, refundable, refunds } = reply;
  const { ordernumber, status } = order;
  return (
    <>
      <Crumbs places={PLACES} current={ordernumber} />
      <OrderHeadline order={order} level={1} />
      <PrintedOrder shown={reply} />
      <div className="order-page__split">
        <div className="order-page__column">
          {status === 'pending' && (
            <Box title="Төлбөр хүлээгдэж байна" waits>
              <PendingPayment order={order} onFinished={read}>
                <CancelOrder ordernumber={ordernumber} onDone={read} />
              </PendingPayment>
            </Box>
          )}
          {order.ended !== null && (
            <Box title="Дахин авах уу?">
              <p className="order-page__soft">Энэ захиалгын барааг өнөөдрийн үнээр сагсанд нэмнэ.</p>
              <div className="order-page__buttons">
                <OrderAgain lines={product} />
              </div>
            </Box>
          )}
          <Box title="Явц">
            <div className="order-page__way">
              {isOnTheWay(order) && <Road order={order} />}
              <LateNote order={order} />
              <Timeline order={order} />
            </div>
          </Box>
          <Box title="Захиалсан бараа">
            <GoodsRows lines={product} />
          </Box>
          {order.paid !== null && (
            <OrderReceipt ordernumber={ordernumber} framed={(contents) => <Box title="И-баримт">{contents}</Box>} />
          )}
        </div>
        <div className="order-page__column">
          <OrderCosts order={order} lines={product} />
          <OrderPlace order={order} />
          <OrderRefunds ordernumber={ordernumber} refundable={refundable} refunds={refunds} onAsked={read} />
        </div>
      </div>
    </>
  );
}
