import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { sumInWords } from '@tokhi/rules/money/sum-in-words';
import { summaryRows } from '@tokhi/rules/order/summary-rows';
import { drawQr } from '../../../draw-qr.ts';
import { parseBankAccounts, parseReceipts } from '../../settings/public.ts';
import type { ShownRow, WholeRow } from '../show/shown-orders.queries.ts';
import { termsOfRow } from '../terms-of-row.ts';

type PaperRow = WholeRow & Pick<ShownRow, 'receipt_settings' | 'bank_accounts'>;

/** What the printed order has in addition to the page (record 158). Only an unpaid one has a QR code to its payment. */
export async function paperOfOrder(
  { origin }: { origin: string },
  row: PaperRow,
): Promise<CallReply<Calls['showOrder']>['paper']> {
  const { register } = parseReceipts(row.receipt_settings);
  const { accounts } = parseBankAccounts(row.bank_accounts);
  const QRCode = row.status === 'pending' ? await drawQr(`${origin}/confirm-order/${row.order_number}`) : null;
  return {
    buyer: {
      organisation: row.organisation_name,
      register: row.register_number,
      name: row.contact_name,
      phone: row.contact_phone,
      email: row.contact_email,
    },
    register,
    rows: summaryRows(termsOfRow(row)).map(({ name, amountTug }) => ({ name, amount: amountTug })),
    words: sumInWords(row.total_tug),
    accounts,
    QRCode,
  };
}
