import type { TransferLine, TransferOrder } from '@tokhi/rules/transfer/match-points';
import { type MatchedLine, matchTransfers } from '@tokhi/rules/transfer/match-transfers';
import type { OrderForTransfer } from '../../orders/public.ts';
import { fold } from '../../search/public.ts';
import { endOfPaying } from '../invoices/end-of-paying.ts';

/** Orders that ended or were paid within so many days are suggested too: money comes late, or twice. */
export const SUGGESTED_DAYS = 14;

const SHORTEST_NAME = 3;
const DOUBLED_VOWEL = /([aeiou])\1+/g;
const WORD = /[\p{L}’']+/gu;
/** A name in Latin and in Cyrillic has one key; «Туул» is also written Tul. */
const keysOf = (text: string): string[] =>
  [...text.matchAll(WORD)].flatMap(([word]) => {
    const key = fold(word).replace(DOUBLED_VOWEL, '$1');
    return key.length >= SHORTEST_NAME ? [key] : [];
  });

const STANDING: Readonly<Partial<Record<OrderForTransfer['status'], TransferOrder['standing']>>> = {
  ...{ pending: 'open', expired: 'ended', refunded: 'ended' },
};

const toMatched = (order: OrderForTransfer, receivedTug: number): TransferOrder => ({
  ...{ id: order.id, orderNumber: order.order_number, totalTug: order.total_tug, receivedTug },
  ...{ createdAt: order.created_at, payBy: endOfPaying(order), standing: STANDING[order.status] ?? 'paid' },
  names: [order.contact_name, ...(order.organisation_name === null ? [] : [order.organisation_name])],
});

interface Line {
  id: number;
  amount_tug: number;
  received_at: Date;
  memo: string;
  payer: string;
}

/** The orders that each line may pay, the likeliest first. */
export function suggestOrders(
  lines: readonly Line[],
  orders: readonly OrderForTransfer[],
  received: ReadonlyMap<number, number>,
): MatchedLine[] {
  const asLine = ({ id, amount_tug, received_at, memo, payer }: Line): TransferLine => ({
    ...{ id, amountTug: amount_tug, receivedAt: received_at, text: memo, payer },
  });
  const asOrder = (order: OrderForTransfer) => toMatched(order, received.get(order.id) ?? 0);
  return matchTransfers(lines.map(asLine), orders.map(asOrder), keysOf).matched;
}
