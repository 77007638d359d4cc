import { Button } from '@tokhi/ui/form/button.tsx';
import { keepAtBank } from '../at-bank.ts';
import type { OpenInvoice } from './open-invoice.ts';

/** The bank asks for the card on its own page, which leads back here. */
export function CardPanel({ invoice: { invoiceId, paymentUrl } }: { invoice: OpenInvoice }) {
  function handleGo() {
    if (paymentUrl === null) return;
    keepAtBank(invoiceId);
    window.location.assign(paymentUrl);
  }
  return (
    <>
      <p>Картын мэдээллийг банк өөрийн хуудсанд асууна. Төлсний дараа энд буцаж ирнэ.</p>
      {paymentUrl !== null && (
        <Button size="l" wide onClick={handleGo}>
          Банкны хуудас руу очих
        </Button>
      )}
    </>
  );
}
