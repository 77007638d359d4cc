import { formatMoment } from '@tokhi/rules/delivery/calendar';
import { confirmationHours } from '@tokhi/rules/payment/payment-methods';
import { CopyRow } from './copy-row.tsx';
import type { OpenInvoice } from './open-invoice.ts';

/** A loan is confirmed in the lender's app: with the number that staff get for it, or at once. */
export function LoanPanel({ invoice: { name, payment, confirmed_by, lender_number } }: { invoice: OpenInvoice }) {
  if (confirmed_by === null) {
    return <p>{name} аппаа нээгээд зээлийн хүсэлтийг баталгаажуулна уу. Баталгаажмагц энэ хуудас өөрөө мэдээлнэ.</p>;
  }
  if (lender_number === null) {
    return (
      <p>
        Зээлийн нэхэмжлэхийн дугаар ажлын {confirmationHours(payment)} цагт,{' '}
        <b className="nowrap">{formatMoment(new Date(confirmed_by))}</b> гэхэд энэ хуудсанд гарна. Цонхоо хаасан ч
        болно.
      </p>
    );
  }
  return (
    <>
      <p>{name} аппаа нээгээд зээлээ энэ дугаараар баталгаажуулна уу.</p>
      <dl>
        <CopyRow name="Нэхэмжлэхийн дугаар" text={lender_number} />
      </dl>
    </>
  );
}
