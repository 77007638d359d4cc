import { formatMoment } from '@tokhi/rules/delivery/calendar';
import { formatTug } from '@tokhi/rules/money/money';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { confirmOrderAddress } from '../../../addresses.ts';
import { useRead } from '../../../calls/use-read.ts';
import { isOnTheWay } from '../journey/journey.ts';
import { LateNote } from '../journey/late-note.tsx';
import { OrderHeadline } from '../journey/order-headline.tsx';
import { Road } from '../journey/road.tsx';
import { Timeline } from '../journey/timeline.tsx';
import { Box } from '../parts/box.tsx';
import { CancelOrder } from '../parts/cancel-order.tsx';
import { GoodsRows } from '../parts/goods-rows.tsx';
import { OrderAgain } from '../parts/order-again.tsx';
import { TimeLeft } from '../parts/time-left.tsx';
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
  const { order, product } = reply;
  const { ordernumber, status, pay_by } = order;
  return (
    <>
      <Crumbs places={PLACES} current={ordernumber} />
      <OrderHeadline order={order} level={1} />
      <div className="order-page__split">
        <div className="order-page__column">
          {status === 'pending' && pay_by !== null && (
            <Box title="Төлбөр хүлээгдэж байна" waits>
              <div className="order-page__due">
                <p>
                  <span>Төлөх дүн</span>
                  <b>{formatTug(order.total_amount)}</b>
                </p>
                <TimeLeft until={pay_by} onOver={read} />
              </div>
              <p className="order-page__soft">
                {formatMoment(new Date(pay_by))} хүртэл төлөөгүй бол захиалга цуцлагдаж, бараа чөлөөлөгдөнө.
              </p>
              <div className="order-page__buttons">
                <ButtonLink to={confirmOrderAddress(ordernumber)}>Үргэлжлүүлэх</ButtonLink>
                <CancelOrder ordernumber={ordernumber} onDone={read} />
              </div>
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
        </div>
        <div className="order-page__column">
          <OrderCosts order={order} lines={product} />
          <OrderPlace order={order} />
        </div>
      </div>
    </>
  );
}
