import type { Difference } from './closing-query.ts';

/** The screen for the subject of a difference; null: it is nowhere in the shop yet. */
export function placeOf({ kind, ordernumber }: Pick<Difference, 'kind' | 'ordernumber'>): string | null {
  if (kind === 'bank_row_open') return '/transfers';
  if (kind === 'refund_unproven') return '/refunds';
  if (kind === 'list_missing' || kind === 'not_recorded') return null;
  return ordernumber === null ? '/transfers?state=unknown' : `/orders/${ordernumber}`;
}

/** The subject, in the words of staff who look for it. */
export function subjectOf({ kind, subject }: Difference): string {
  switch (kind) {
    case 'list_missing':
      return 'шөнийн 03:30-д дахин асууна';
    case 'not_recorded':
      return `гүйлгээ ${subject}`;
    case 'bank_row_open':
      return `хуулгын мөр ${subject}`;
    case 'refund_unproven':
      return `буцаалт ${subject}`;
    case 'receipt_missing':
    case 'receipt_differs':
      return 'захиалга';
    case 'not_listed':
    case 'not_on_statement':
    case 'amount_differs':
    case 'other_day':
      return `төлбөр ${subject}`;
  }
}
