import { escapeHtml, page } from '../html.ts';
import type { GolomtInvoice } from './golomt.ts';

/** Where the bank asks for the card. Nothing is typed in here: whoever presses pays. */
export const cardPage = (invoice: GolomtInvoice): string =>
  page(
    'Голомт банк',
    `<div lang="mn"><p>${escapeHtml(invoice.reference)}</p><p><strong>${invoice.amountTug.toLocaleString('en-US')}₮</strong></p>
${
  invoice.state === 'open'
    ? `<form method="post"><p>Карт 4310 29** **** 1010</p>
<button name="way" value="pay">Төлөх</button> <button name="way" value="decline">Цуцлах</button></form>`
    : '<p>Энэ нэхэмжлэх хаагдсан байна.</p>'
}</div>`,
  );

/** Where a customer stands whom the bank does not lead back. */
export const strandedPage = (): string => page('Голомт банк', '<p lang="mn">Гүйлгээ амжилттай. Цонхоо хаана уу.</p>');
