import { messageTemplates, templateName } from '@tokhi/contract/admin/message-texts';
import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { statusLabel } from '@tokhi/rules/order/order-status';
import { mayRepeat, type NoticeRow } from '../../../notifications/public.ts';
import {
  methodOf,
  parseCheckout,
  parseMessageTexts,
  presentDistrict,
  presentLender,
} from '../../../settings/public.ts';
import { explainedTerms } from '../../show/explain-order.ts';
import { ledgerOf } from './ledger.ts';
import type { PageRow } from './order-page.queries.ts';
import type { MoneyOfOrder, ReceiptFacts } from './order-page-ports.ts';

type Office = NonNullable<ShownOrder['office']>;

interface OfficeFacts {
  money: Awaited<ReturnType<MoneyOfOrder>>;
  points: readonly { points: number; reason: string; created_at: Date }[];
  receipts: readonly ReceiptFacts[];
  refunds: Pick<CallReply<Calls['showOrder']>, 'refundable' | 'refunds'>;
  notices: readonly NoticeRow[];
}

/** What only staff with full access to orders see: money, notices and the customer's other orders. */
export const presentOffice = (row: PageRow, { money, points, receipts, refunds, notices }: OfficeFacts): Office => ({
  terms: termsOf(row),
  ...ledgerOf({ order: row, money, points, receipts }),
  receipt: presentReceipt(receipts.findLast(({ status }) => status !== 'voided') ?? receipts.at(-1)),
  ...refunds,
  notices: notices.map(presentNotice),
  message_texts: parseMessageTexts(row.message_texts),
  customer: {
    ...{ orders: row.order_count, bonus: row.bonus },
    others: row.others.map(({ order_number, status, created_at, total_tug }) => ({
      ...{ ordernumber: order_number, status, total: total_tug },
      created_at: new Date(created_at).toISOString(),
    })),
  },
});

function termsOf(row: PageRow): Office['terms'] {
  const lenders = row.lenders
    .map(presentLender)
    .filter(({ method }) => row.lender_code !== null && method === methodOf(row.lender_code));
  const { deliveryFees: fees } = parseCheckout(row.checkout);
  const pieces = row.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const district = row.district && presentDistrict(row.district);
  return explainedTerms(row, { district, lenders, fees, codeKind: row.code_kind, pieces });
}

const STATES: Record<string, NonNullable<Office['receipt']>['state']> = {
  ...{ requested: 'waiting', failed: 'failed', registered: 'registered', voided: 'voided' },
};

const presentReceipt = (row: ReceiptFacts | undefined): Office['receipt'] =>
  row === undefined
    ? null
    : {
        ...{ state: STATES[row.status] ?? 'waiting', id: row.bill_id, at: row.issued_at?.toISOString() ?? null },
        ...{ total: row.total_tug, vat: row.vat_tug, organisation: row.kind === 'b2b' },
      };

const ABOUT: Record<string, string> = {
  'order-made': 'Захиалга бүртгэгдсэн',
  'order-expiring': 'Төлөх хугацаа дуусаж буй',
  'order-expired': 'Захиалга цуцлагдсан',
  'order-paid': 'Төлбөр төлөгдсөн',
  'order-receipt': 'И-баримт',
  'order-message': 'Зурвас',
  'stray-money': 'Илүү төлбөр',
  'refund-asked': 'Буцаалтын хүсэлт',
  'refund-done': 'Буцаалт хийгдсэн',
  'refund-declined': 'Буцаалт татгалзсан',
};

/** `order-message:<template>:…`: the template that staff chose. */
const templateIn = (key: string): string | null => {
  const template = messageTemplates.find((one) => key.startsWith(`order-message:${one}:`));
  return template === undefined ? null : templateName(template);
};

const presentNotice = (row: NoticeRow): Office['notices'][number] => ({
  ...{ id: row.id, channel: row.channel, state: row.status, text: row.text },
  about:
    row.step === null ? (templateIn(row.dedupe_key) ?? ABOUT[row.template] ?? row.template) : statusLabel(row.step),
  at: (row.sent_at ?? row.created_at).toISOString(),
  may_send_again: mayRepeat(row),
});
