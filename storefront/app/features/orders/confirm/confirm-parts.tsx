import type { RefusalCode } from '@tokhi/contract/texts/refusals';
import { useNavigate } from 'react-router';
import { orderAddress } from '../../../addresses.ts';
import { useRead } from '../../../calls/use-read.ts';
import { Box } from '../parts/box.tsx';
import { GoodsRows } from '../parts/goods-rows.tsx';
import { ConfirmSkeleton } from './confirm-skeleton.tsx';
import { ConfirmSummary } from './confirm-summary.tsx';
import { PayingNotes } from './paying-notes.tsx';
import { PayingPlace } from './paying-place.tsx';

/** What is to be paid, for what and until when. One that is paid already, or has ended, is shown as what it is now. */
export function ConfirmParts({ reference }: { reference: string }) {
  const navigate = useNavigate();
  const toOrder = () => void navigate(orderAddress(reference), { replace: true });
  const handleRefused = (code: RefusalCode): boolean => {
    const isPastPaying = code === 'order_expired' || code === 'order_already_paid';
    if (isPastPaying) toOrder();
    return isPastPaying;
  };
  const { reply, read } = useRead('getIncompleteOrder', { ordernumber: reference }, handleRefused);
  if (reply === null) return <ConfirmSkeleton />;
  const { order, products } = reply;
  return (
    <div className="confirm__split">
      <div className="confirm__column">
        <PayingPlace payable={reply} onChange={read} />
        <PayingNotes order={order} />
        <Box title="Захиалсан бараа">
          <GoodsRows lines={products} />
        </Box>
      </div>
      <ConfirmSummary order={order} lines={products} onCancelled={toOrder} />
    </div>
  );
}
