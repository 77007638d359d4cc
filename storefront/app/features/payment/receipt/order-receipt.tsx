import './order-receipt.css';
import { formatMoment } from '@tokhi/rules/delivery/calendar';
import { formatTug } from '@tokhi/rules/money/money';
import type { ReactNode } from 'react';
import { type Receipt, useReceipt } from './use-receipt.ts';

interface OrderReceiptProps {
  ordernumber: string;
  /** The surrounding box of the page, once it has content. */
  framed: (contents: ReactNode) => ReactNode;
}

/** The e-Barimt of a paid order: lottery number and QR while they may be shown, later its id and where the email went. */
export function OrderReceipt({ ordernumber, framed }: OrderReceiptProps) {
  const receipt = useReceipt(ordernumber);
  return receipt === null ? null : framed(<ReceiptParts receipt={receipt} />);
}

function ReceiptParts({ receipt }: { receipt: Receipt }) {
  const { state, id, date, total, vat, lottery, QRCode, mailed_to } = receipt;
  return (
    <div aria-live="polite">
      {(QRCode !== null || lottery !== null) && (
        <div className="receipt__once">
          {QRCode !== null && <img src={QRCode} width={152} height={152} alt="И-баримтын QR код" />}
          {lottery !== null && (
            <p>
              Сугалааны дугаар
              <b>{lottery}</b>
              Энэ хуудсанд нэг удаа харагдана.
            </p>
          )}
        </div>
      )}
      {state === 'waiting' && <p>Баримтыг татварын системд бүртгэж байна. Бэлэн болмогц имэйлээр илгээнэ.</p>}
      {state === 'voided' && <p>Захиалгын мөнгийг буцаасан тул баримт хүчингүй болсон.</p>}
      <dl className="receipt__facts">
        {id !== null && (
          <div>
            <dt>ДДТД</dt>
            <dd>{id}</dd>
          </div>
        )}
        {date !== null && (
          <div>
            <dt>Огноо</dt>
            <dd>{formatMoment(new Date(date))}</dd>
          </div>
        )}
        <div>
          <dt>Дүн</dt>
          <dd>{formatTug(total)}</dd>
        </div>
        <div>
          <dt>Үүнд НӨАТ</dt>
          <dd>{formatTug(vat)}</dd>
        </div>
      </dl>
      {mailed_to !== null && <p className="receipt__soft">{mailWords(receipt, mailed_to)}</p>}
    </div>
  );
}

function mailWords({ mailed, organisation }: Receipt, address: string): string {
  const what = organisation ? 'Баримтыг' : 'Сугалааны дугаар, QR кодыг';
  return mailed ? `${what} ${address} хаягаар илгээсэн.` : `${what} ${address} хаягаар илгээнэ.`;
}
