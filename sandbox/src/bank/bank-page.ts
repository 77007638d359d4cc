import { escapeHtml, page } from '../html.ts';
import type { Bank } from './bank.ts';
import type { Bill } from './bill.ts';

const tugrik = (amount: number): string => `${amount.toLocaleString('en-US')}₮`;

/** How a customer can pay, and what his button says. */
export const WAYS = {
  right: 'Төлөх',
  short: 'Дутуу төлөх',
  over: 'Илүү төлөх',
  twice: 'Хоёр удаа төлөх',
} as const;
export type Way = keyof typeof WAYS;

const buttons = Object.entries(WAYS)
  .map(([way, label]) => `<button name="way" value="${way}">${label}</button>`)
  .join(' ');

const rowOf = (service: { name: string; title: string }, bill: Bill): string =>
  `<tr><td>${escapeHtml(service.title)}</td><td>${escapeHtml(bill.reference)}<br>${escapeHtml(bill.description)}</td>
<td>${tugrik(bill.amountTug)}</td><td><form method="post" action="/bank/pay" aria-label="${escapeHtml(bill.reference)}">
<input type="hidden" name="service" value="${service.name}"><input type="hidden" name="id" value="${escapeHtml(bill.id)}">
${buttons}</form></td></tr>`;

const SHOWN = 100;

/** The customer's bank app and phone: every bill that waits for his money, the newest first. */
export function bankPage(bank: Bank, reference?: string): string {
  const open = bank
    .tills()
    .flatMap((till) => till.bills().map((bill) => ({ till, bill })))
    .filter(({ bill }) => bill.state === 'open' && (reference === undefined || bill.reference === reference))
    .sort((one, other) => other.bill.openedAt.getTime() - one.bill.openedAt.getTime());
  const rows = open.slice(0, SHOWN).map(({ till, bill }) => rowOf(till, bill));
  return page(
    'Төлөгчийн банк',
    `<div lang="mn"><p>Төлөх нэхэмжлэх: ${open.length}</p>
<table><thead><tr><th>Үйлчилгээ</th><th>Нэхэмжлэх</th><th>Дүн</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table></div>
<p>Faults: <a href="/bank/faults">GET /bank/faults</a>, POST /bank/faults/qpay with {"money":"right|wrong|twice","callbacks":"sent|lost|late|doubled|reordered|forged"}.
The services themselves: <a href="/switches">switches</a>.</p>`,
  );
}
