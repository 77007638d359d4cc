import { escapeHtml, page } from '../html.ts';
import type { Bank } from './bank.ts';
import type { Invoice } from './invoice.ts';

const tugrik = (amount: number): string => `${amount.toLocaleString('en-US')}₮`;

/** How a customer can pay, and the text of the button. */
export const PAYMENT_VARIANTS = {
  right: 'Төлөх',
  short: 'Дутуу төлөх',
  over: 'Илүү төлөх',
  twice: 'Хоёр удаа төлөх',
} as const;
export type PaymentVariant = keyof typeof PAYMENT_VARIANTS;

const buttons = Object.entries(PAYMENT_VARIANTS)
  .map(([variant, label]) => `<button name="way" value="${variant}">${label}</button>`)
  .join(' ');

const rowOf = (service: { name: string; title: string }, invoice: Invoice): string =>
  `<tr><td>${escapeHtml(service.title)}</td><td>${escapeHtml(invoice.reference)}<br>${escapeHtml(invoice.description)}</td>
<td>${tugrik(invoice.amountTug)}</td><td><form method="post" action="/bank/pay" aria-label="${escapeHtml(invoice.reference)}">
<input type="hidden" name="service" value="${service.name}"><input type="hidden" name="id" value="${escapeHtml(invoice.id)}">
${buttons}</form></td></tr>`;

const SHOWN = 100;

/** The customer's bank app and phone: every open invoice, the newest first. */
export function bankPage(bank: Bank, reference?: string): string {
  const open = bank
    .tills()
    .flatMap((till) => till.invoices().map((invoice) => ({ till, invoice })))
    .filter(({ invoice }) => invoice.state === 'open' && (reference === undefined || invoice.reference === reference))
    .sort((one, other) => other.invoice.openedAt.getTime() - one.invoice.openedAt.getTime());
  const rows = open.slice(0, SHOWN).map(({ till, invoice }) => rowOf(till, invoice));
  return page(
    'Төлөгчийн банк',
    `<div lang="mn"><p>Төлөх нэхэмжлэх: ${open.length}</p>
<table><thead><tr><th>Үйлчилгээ</th><th>Нэхэмжлэх</th><th>Дүн</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table></div>
<p>Faults: <a href="/bank/faults">GET /bank/faults</a>, POST /bank/faults/qpay with {"money":"right|wrong|twice","callbacks":"sent|lost|late|doubled|reordered|forged"}.
The services themselves: <a href="/switches">switches</a>.</p>`,
  );
}
