import './payment-dialog.css';
import type { PaymentMethod } from '@tokhi/contract/fields/payment-methods';
import { formatTug } from '@tokhi/rules/money/money';
import { paymentKind } from '@tokhi/rules/payment/payment-methods';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Link } from 'react-router';
import { confirmOrderAddress } from '../../../addresses.ts';
import { TimeLeft } from '../time-left.tsx';
import { CardPanel } from './card-panel.tsx';
import { CheckingNote } from './checking-note.tsx';
import { LoanPanel } from './loan-panel.tsx';
import type { OpenInvoice } from './open-invoice.ts';
import { ScanPanel } from './scan-panel.tsx';
import { TransferPanel } from './transfer-panel.tsx';

/** Lenders have the names that the shop gives them. */
const TITLES: { [method in PaymentMethod]?: string } = {
  qpay: 'QPay-ээр төлөх',
  golomt: 'Картаар төлөх',
  monpay: 'MonPay-ээр төлөх',
  mobile: 'Дансаар шилжүүлэх',
  mongolchat: 'MongolChat-аар төлөх',
};

interface PaymentDialogProps {
  open: boolean;
  onClose: () => void;
  ordernumber: string;
  invoice: OpenInvoice;
  /** Unknown whether it is paid: then the dialog does not ask to pay again. */
  isChecking: boolean;
  onOver: () => void;
}

/** How to pay the order. It can be closed: the order waits, and the button on its page opens it again. */
export function PaymentDialog({ open, onClose, ordernumber, invoice, isChecking, onOver }: PaymentDialogProps) {
  const due = invoice.amount - invoice.received;
  return (
    <Dialog open={open} onClose={onClose} title={TITLES[invoice.payment] ?? invoice.name}>
      <div className="paying-dialog">
        <p className="paying-dialog__sum">{formatTug(due)}</p>
        <p className="paying-dialog__soft">Захиалга {ordernumber}</p>
        {isChecking ? (
          <CheckingNote />
        ) : (
          <>
            <PaymentInstructions invoice={invoice} />
            <div className="paying-dialog__wait">
              <span className="paying-dialog__pulse" />
              <p>Төлбөр хүлээж байна. Цонхыг хаасан ч захиалга тань хадгалагдана.</p>
              <TimeLeft until={invoice.pay_by} onOver={onOver} />
            </div>
            <Link className="paying-dialog__other" to={confirmOrderAddress(ordernumber)}>
              Өөр хэлбэрээр төлөх
            </Link>
          </>
        )}
      </div>
    </Dialog>
  );
}

function PaymentInstructions({ invoice }: { invoice: OpenInvoice }) {
  const kind = paymentKind(invoice.payment);
  if (kind === 'transfer') return <TransferPanel invoice={invoice} />;
  if (kind === 'card') return <CardPanel invoice={invoice} />;
  return invoice.QRCode === null ? <LoanPanel invoice={invoice} /> : <ScanPanel invoice={invoice} />;
}
