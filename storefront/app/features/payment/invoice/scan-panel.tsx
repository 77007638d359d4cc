import './scan-panel.css';
import { isLent } from '@tokhi/rules/payment/payment-methods';
import { BankTiles } from './bank-tiles.tsx';
import { CopyButton } from './copy-button.tsx';
import type { OpenInvoice } from './open-invoice.ts';

/** A QR code, drawn by the server; on a phone first the apps that open with the invoice. */
export function ScanPanel({ invoice }: { invoice: OpenInvoice }) {
  const { QRCode, qr_text, qpay_deeplink, payment, name } = invoice;
  const app = payment === 'qpay' ? 'Банкны аппаа' : `${name} аппаа`;
  return (
    <>
      {qpay_deeplink.length > 0 && <BankTiles links={qpay_deeplink} />}
      {QRCode !== null && (
        <img className="scan" src={QRCode} width={288} height={288} alt={`${name} төлбөрийн QR код`} />
      )}
      <p>
        {app} нээгээд QR кодыг уншуулна уу.
        {isLent(payment) && ' Зээл баталгаажмагц энэ хуудас өөрөө мэдээлнэ.'}
      </p>
      {qr_text !== null && (
        <div>
          <CopyButton what="QR код" text={qr_text}>
            QR код хуулах
          </CopyButton>
        </div>
      )}
    </>
  );
}
