import './order-refunds.css';
import type { RefundOfOrder, RefundReason } from '@tokhi/contract/fields/refund-fields';
import { formatMoment } from '@tokhi/rules/delivery/calendar';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Box } from '../parts/box.tsx';
import { RefundForm } from './refund-form.tsx';
import { RefundSums } from './refund-sums.tsx';

const TITLE: Record<RefundReason, string> = {
  cancelled: 'Цуцалж, мөнгөө буцаан авах',
  defective: 'Гэмтэлтэй барааны мөнгийг буцаан авах',
};

interface OrderRefundsProps {
  ordernumber: string;
  /** Why a refund can be requested now; null when it cannot. */
  refundable: RefundReason | null;
  refunds: readonly RefundOfOrder[];
  onAsked: () => void;
}

/** The state of the order's refunds, and the button to request one (record 134). */
export function OrderRefunds({ ordernumber, refundable, refunds, onAsked }: OrderRefundsProps) {
  const [open, setOpen] = useState(false);
  if (refundable === null && refunds.length === 0) return null;
  function handleAsked() {
    setOpen(false);
    toastSuccess('Буцаалтын хүсэлтийг хүлээн авлаа');
    onAsked();
  }
  return (
    <Box title="Буцаалт">
      {refunds.map((refund) => (
        <RefundStands key={refund.id} refund={refund} />
      ))}
      {refundable !== null && (
        <>
          <p className="refunds__terms">
            Юуг хэзээ буцаахыг{' '}
            <Link className="link" to="/policy#returns">
              үйлчилгээний нөхцөлөөс
            </Link>{' '}
            үзнэ үү. Суутгалыг илгээхээс өмнө харуулна.
          </p>
          <Button kind="outline" onClick={() => setOpen(true)}>
            Буцаалт хүсэх
          </Button>
          <Dialog open={open} onClose={() => setOpen(false)} title={TITLE[refundable]}>
            {open && (
              <RefundForm
                ordernumber={ordernumber}
                reason={refundable}
                onAsked={handleAsked}
                onClose={() => setOpen(false)}
              />
            )}
          </Dialog>
        </>
      )}
    </Box>
  );
}

function RefundStands({ refund }: { refund: RefundOfOrder }) {
  return (
    <section className="refunds__one" aria-label={`${formatMoment(new Date(refund.asked_at))}-ны хүсэлт`}>
      <p>
        <b>{refund.words}</b>
      </p>
      {refund.answer !== null && <p>{refund.answer}</p>}
      <p className="refunds__about">
        {formatMoment(new Date(refund.settled_at ?? refund.asked_at))} · {refund.account}
      </p>
      <p className="refunds__about">{refund.lines.map(({ name, quantity }) => `${name}, ${quantity} ш`).join('; ')}</p>
      <RefundSums sums={refund} />
    </section>
  );
}
