import { formatMoment } from '@tokhi/rules/delivery/calendar';
import { formatTug } from '@tokhi/rules/money/money';
import { confirmationHours } from '@tokhi/rules/payment/payment-methods';
import { Note } from '@tokhi/ui/show/note.tsx';
import { PrintButton } from '../print-button.tsx';
import { CopyRow } from './copy-row.tsx';
import type { OpenInvoice } from './open-invoice.ts';

/** Where to transfer, how much and with which reference, each to copy; and by when staff have checked it. */
export function TransferPanel({ invoice }: { invoice: OpenInvoice }) {
  const { accounts, amount, received, reference, confirmed_by, payment } = invoice;
  const due = amount - received;
  return (
    <>
      {received > 0 && (
        <Note kind="good" title={`${formatTug(received)} орсон`}>
          <p>Үлдсэн {formatTug(due)} орж ирмэгц захиалга баталгаажна.</p>
        </Note>
      )}
      <dl>
        {accounts.map(({ bank, account, iban, owner }) => (
          <CopyRow
            key={account}
            name={`${bank}, ${owner}`}
            text={iban ?? account}
            shown={iban === null ? account : iban.replace(/(.{4})(?=.)/g, '$1 ')}
          />
        ))}
        <CopyRow name="Шилжүүлэх дүн" text={String(due)} shown={formatTug(due)} />
        {reference !== null && <CopyRow name="Гүйлгээний утга" text={reference} />}
      </dl>
      {confirmed_by !== null && (
        <p>
          Шилжүүлгийг ажлын {confirmationHours(payment)} цагт,{' '}
          <b className="nowrap">{formatMoment(new Date(confirmed_by))}</b> гэхэд баталгаажуулна. Хэсэгчлэн шилжүүлж
          болно.
        </p>
      )}
      <div>
        <PrintButton isPaid={false} />
      </div>
    </>
  );
}
