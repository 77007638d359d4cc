import './pending-payment.css';
import type { Order } from '@tokhi/contract/fields/order-fields';
import { formatMoment } from '@tokhi/rules/delivery/calendar';
import { formatTug } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { type ReactNode, useState } from 'react';
import { confirmOrderAddress } from '../../../addresses.ts';
import { TimeLeft } from '../time-left.tsx';
import { CheckingNote } from './checking-note.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { useOpenInvoice } from './use-open-invoice.ts';

interface PendingPaymentProps {
  order: Order;
  /** It is paid, or its time is over: the page shows its current state. */
  onFinished: () => void;
  /** The button to cancel it. */
  children: ReactNode;
}

/** An unpaid order (spec §4 "Pending order page"): opens the payment dialog, which can be closed. */
export function PendingPayment({ order, onFinished, children }: PendingPaymentProps) {
  const { ordernumber, total_amount, pay_by } = order;
  const [open, setOpen] = useState(true);
  const { invoice, returnedTug, earlier, isChecking } = useOpenInvoice(ordernumber, onFinished);
  return (
    <>
      <div className="pending">
        <p>
          <span>Төлөх дүн</span>
          <b>{formatTug(total_amount)}</b>
        </p>
        {pay_by !== null && <TimeLeft until={pay_by} onOver={onFinished} />}
      </div>
      {pay_by !== null && (
        <p className="pending__soft">
          {formatMoment(new Date(pay_by))} хүртэл төлөөгүй бол захиалга цуцлагдаж, бараа чөлөөлөгдөнө.
        </p>
      )}
      {returnedTug > 0 && <GoesBack amountTug={returnedTug} />}
      {invoice === null && isChecking && (
        <div className="pending__back">
          <CheckingNote />
        </div>
      )}
      <div className="pending__buttons">
        {invoice === null && !isChecking && <ButtonLink to={confirmOrderAddress(ordernumber)}>Үргэлжлүүлэх</ButtonLink>}
        {invoice != null && (
          <Button onClick={() => setOpen(true)}>{isChecking ? 'Төлбөрийг шалгаж байна' : 'Төлөх'}</Button>
        )}
        {invoice != null && !isChecking && (
          <ButtonLink kind="outline" to={confirmOrderAddress(ordernumber)}>
            Өөр хэлбэрээр төлөх
          </ButtonLink>
        )}
        {children}
      </div>
      {earlier.length > 0 && (
        <p className="pending__soft">
          Өмнө сонгосон хэлбэрээр ({earlier.join(', ')}) төлсөн бол мөнгийг тань захиалгад тооцно, эсвэл бүтнээр нь
          буцаана.
        </p>
      )}
      {invoice != null && (
        <PaymentDialog
          open={open}
          onClose={() => setOpen(false)}
          ordernumber={ordernumber}
          invoice={invoice}
          isChecking={isChecking}
          onOver={onFinished}
        />
      )}
    </>
  );
}

/** Money in a wrong amount, or too late: it pays nothing, and all of it is returned. */
function GoesBack({ amountTug }: { amountTug: number }) {
  return (
    <div className="pending__back">
      <Note kind="wait" title={`${formatTug(amountTug)} захиалгад тооцогдсонгүй`}>
        <p>Төлөх дүнгээс зөрсөн эсвэл хоцорсон тул шимтгэлгүй, бүтнээр нь буцаана. Захиалга тань хэвээр.</p>
      </Note>
    </div>
  );
}
