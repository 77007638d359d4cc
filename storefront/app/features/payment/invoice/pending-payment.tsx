import './pending-payment.css';
import type { Order } from '@tokhi/contract/fields/order-fields';
import { fill } from '@tokhi/contract/texts/fill-text';
import { texts } from '@tokhi/contract/texts/texts';
import { formatMoment } from '@tokhi/rules/delivery/calendar';
import { formatTug, groupThousands } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { toastKept } from '@tokhi/ui/overlay/toast.ts';
import { type ReactNode, useRef, useState } from 'react';
import { confirmOrderAddress } from '../../../addresses.ts';
import { useRead } from '../../../calls/use-read.ts';
import { forgetAtBank, isBackFromBank } from '../at-bank.ts';
import { TimeLeft } from '../time-left.tsx';
import { PaymentDialog } from './payment-dialog.tsx';
import { usePaymentPoll } from './use-payment-poll.ts';

/** The bank is asked at most every 15 s: by the fourth answer it has been asked since the customer came back. */
const LOOKS_AFTER_BANK = 4;
/** What a person enters by hand, a part of a transfer or a lender's number, is looked for that often. */
const LOOKS_BETWEEN_READS = 3;

interface PendingPaymentProps {
  order: Order;
  /** It is paid, or its time is over: the page shows what it is now. */
  onSettled: () => void;
  /** The way to give it up. */
  children: ReactNode;
}

/** An order that waits for its money (spec §4 "Pending order page"): opens the payment dialog, and asks until it is paid. */
export function PendingPayment({ order, onSettled, children }: PendingPaymentProps) {
  const { ordernumber, total_amount, pay_by } = order;
  const [open, setOpen] = useState(true);
  const [answer, setAnswer] = useState<'pending' | 'checking' | null>(null);
  const [isBankAsked, setBankAsked] = useState(false);
  const looks = useRef(0);
  const { reply, read } = useRead('openInvoice', { ordernumber }, () => {
    onSettled();
    return true;
  });
  const invoice = reply?.invoice ?? null;

  usePaymentPoll(ordernumber, (told) => {
    if (told.result === 'success' || told.result === 'expired') {
      forgetAtBank();
      setOpen(false);
      if (told.result === 'success') {
        toastKept(fill(texts.paymentReceived, { n: `${groupThousands(told.bonus)} бонус` }));
      }
      onSettled();
      return 'stop';
    }
    setAnswer(told.result);
    looks.current += 1;
    if (looks.current === LOOKS_AFTER_BANK) {
      forgetAtBank();
      setBankAsked(true);
    }
    if (invoice?.confirmed_by != null && looks.current % LOOKS_BETWEEN_READS === 0) read();
    return 'go on';
  });

  const isBack = invoice !== null && !isBankAsked && isBackFromBank(invoice.invoiceId);
  const isChecking = isBack || (answer ?? (invoice?.checking === true ? 'checking' : 'pending')) === 'checking';
  return (
    <>
      <div className="pending">
        <p>
          <span>Төлөх дүн</span>
          <b>{formatTug(total_amount)}</b>
        </p>
        {pay_by !== null && <TimeLeft until={pay_by} onOver={onSettled} />}
      </div>
      {pay_by !== null && (
        <p className="pending__soft">
          {formatMoment(new Date(pay_by))} хүртэл төлөөгүй бол захиалга цуцлагдаж, бараа чөлөөлөгдөнө.
        </p>
      )}
      <div className="pending__buttons">
        {reply !== null && invoice === null && (
          <ButtonLink to={confirmOrderAddress(ordernumber)}>Үргэлжлүүлэх</ButtonLink>
        )}
        {invoice !== null && (
          <Button onClick={() => setOpen(true)}>{isChecking ? 'Төлбөрийг шалгаж байна' : 'Төлөх'}</Button>
        )}
        {invoice !== null && !isChecking && (
          <ButtonLink kind="outline" to={confirmOrderAddress(ordernumber)}>
            Өөр хэлбэрээр төлөх
          </ButtonLink>
        )}
        {children}
      </div>
      {invoice !== null && (
        <PaymentDialog
          open={open}
          onClose={() => setOpen(false)}
          ordernumber={ordernumber}
          invoice={invoice}
          isChecking={isChecking}
          onOver={onSettled}
        />
      )}
    </>
  );
}
