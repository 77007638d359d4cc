import { useNavigate } from 'react-router';
import { orderAddress } from '../../../addresses.ts';
import { useRead } from '../../../calls/use-read.ts';
import { PayingForm } from '../../payment/public.ts';
import { Box } from '../parts/box.tsx';
import { GoodsRows } from '../parts/goods-rows.tsx';
import { ConfirmPlace } from './confirm-place.tsx';
import { ConfirmSkeleton } from './confirm-skeleton.tsx';
import { PayingNotes } from './paying-notes.tsx';
import { ReservedGoods } from './reserved-goods.tsx';

/** What to pay, for what and until when. An order that is already paid, or has ended, shows its current state. */
export function ConfirmParts({ reference }: { reference: string }) {
  const navigate = useNavigate();
  const toOrder = () => void navigate(orderAddress(reference), { replace: true });
  const { reply, read } = useRead('getIncompleteOrder', { ordernumber: reference }, (code) => {
    if (code !== 'order_expired' && code !== 'order_already_paid') return 'error page';
    toOrder();
    return 'settled';
  });
  if (reply === null) return <ConfirmSkeleton />;
  const { order, products } = reply;
  return (
    <PayingForm
      payable={reply}
      onChange={read}
      onFinished={toOrder}
      before={order.pay_by !== null && <ReservedGoods payBy={order.pay_by} onOver={read} />}
      after={
        <>
          <PayingNotes order={order} />
          <Box title="Захиалсан бараа">
            <GoodsRows lines={products} />
          </Box>
        </>
      }
      foot={<ConfirmPlace order={order} onCancelled={toOrder} />}
    />
  );
}
