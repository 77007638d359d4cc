import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import type { ShownReceipt } from './receipts.queries.ts';

type Shown = NonNullable<CallReply<Calls['myReceipt']>['receipt']>;

/** The table's states belong to the shop; the page has three. */
const STATES: Record<string, Shown['state']> = { registered: 'registered', voided: 'voided' };

export const presentReceipt = (
  row: ShownReceipt,
  beside: Pick<Shown, 'mailed_to' | 'mailed' | 'lottery' | 'QRCode'>,
): Shown => ({
  state: STATES[row.status] ?? 'waiting',
  id: row.bill_id,
  date: row.issued_at?.toISOString() ?? null,
  total: row.total_tug,
  vat: row.vat_tug,
  organisation: row.kind === 'b2b',
  ...beside,
});
