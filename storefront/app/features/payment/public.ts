export { PayingForm } from './choose/paying-form.tsx';
export { PendingPayment } from './invoice/pending-payment.tsx';
export { PrintButton } from './print-button.tsx';
export { OrderReceipt } from './receipt/order-receipt.tsx';
export { TimeLeft } from './time-left.tsx';
