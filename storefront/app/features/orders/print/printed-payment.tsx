import { confirmationHours } from '@tokhi/rules/payment/payment-methods';
import { transferReference } from '@tokhi/rules/payment/transfer-reference';
import type { ShownOrder } from './shown-order.ts';

interface PrintedPaymentProps {
  ordernumber: string;
  paper: ShownOrder['paper'];
  phone: string;
}

/** Where to pay, with which reference, or by scanning the sheet with a phone. */
export function PrintedPayment({ ordernumber, paper: { accounts, QRCode }, phone }: PrintedPaymentProps) {
  return (
    <>
      <section className="paper__pay">
        <div>
          <h3>Төлбөр</h3>
          {accounts.map(({ bank, account, iban, owner }) => (
            <p key={account}>
              {bank} {account}
              {iban !== null && `, IBAN ${iban}`}, {owner}
            </p>
          ))}
          <p>
            Гүйлгээний утга <b>{transferReference(ordernumber)}</b>
          </p>
        </div>
        {QRCode !== null && (
          <figure>
            <img src={QRCode} width={96} height={96} alt="Захиалгыг нээх QR код" />
            <figcaption>Утсаараа уншуулж төлнө</figcaption>
          </figure>
        )}
      </section>
      <ul className="paper__terms">
        <li>
          Хугацаанд төлөгдөөгүй бол захиалга цуцлагдана. Шилжүүлгийг ажлын {confirmationHours('mobile')} цагт
          баталгаажуулна.
        </li>
        <li>Дүн эсвэл гүйлгээний утга зөрвөл {phone} руу залгана уу, мөнгө тань алдагдахгүй.</li>
      </ul>
    </>
  );
}
