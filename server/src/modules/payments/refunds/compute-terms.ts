import { refuse } from '@tokhi/contract/texts/refusals';
import { lineShares } from '@tokhi/rules/order/line-shares';
import {
  type Refund,
  type RefundInstrument,
  type RefundTerms,
  refundAmount,
  refundInstrument,
} from '@tokhi/rules/refund/refund-amount';
import { type GoodsReason, mayAskFor, sharedByPieces } from '@tokhi/rules/refund/refund-asking';
import { drawnFrom } from '@tokhi/rules/refund/refund-parts';
import type { Db } from '../../../db/database.ts';
import { bonusBalance } from '../../bonus/public.ts';
import { type LineSold, type OrderSold, soldOrder } from '../../orders/public.ts';
import { methodOf } from '../../settings/public.ts';
import { hasOpenRequest, paymentsLeft, piecesAsked } from './refunds.queries.ts';

/** Pieces that the owner selected; null: all that are left. */
type Wanted = readonly { id: string; qty: number }[] | null;

/** A line that may be refunded: how many pieces are left and chosen, and the sums of the chosen ones. */
interface ChosenLine extends LineSold {
  left: number;
  chosen: number;
  grossTug: number;
  earned: number;
  used: number;
}

export interface ComputedTerms<Reason extends GoodsReason = GoodsReason> {
  reason: Reason;
  instrument: RefundInstrument;
  lines: ChosenLine[];
  grossTug: number;
  refund: Refund;
  /** The input of the refund rule. */
  from: RefundTerms;
  takenBackBonus: number;
  returnedBonus: number;
  /** The share of each payment in the refund. */
  drawn: { paymentId: number; grossTug: number }[];
}

interface AskedOrder {
  id: number;
  customer_id: number;
}

/** The reason and the pieces; null: the reason is not allowed at this step of the order. */
interface Asked<Reason extends GoodsReason> {
  reason: Reason | null;
  wanted: Wanted;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** What would be refunded now: the same figures that the dialog shows and that a request stores (decision 12). */
export async function computeTerms<Reason extends GoodsReason>(
  db: Db,
  order: AskedOrder,
  { reason, wanted }: Asked<Reason>,
): Promise<ComputedTerms<Reason>> {
  if (reason === null) throw refuse('refund_not_possible');
  if (await hasOpenRequest(db, order.id)) throw refuse('refund_in_work');
  const sold = await soldOrder(db, order.id);
  const lines = chooseLines(sold, await piecesAsked(db, order.id), wanted);
  if (
    !mayAskFor(
      reason,
      lines.map(({ left, chosen }) => ({ left, asked: chosen })),
    )
  )
    throw refuse('refund_not_possible');

  const grossTug = sum(lines.map((line) => line.grossTug));
  const payments = await paymentsLeft(db, order.id);
  const drawn = drawnFrom(
    grossTug,
    payments.map(({ left }) => left),
  );
  // Money that is gone cannot be refunded: the shop returned some of it in another way.
  const [newest] = payments;
  if (sum(drawn) < grossTug || newest === undefined) throw refuse('refund_not_possible');

  const earned = sum(lines.map((line) => line.earned));
  const takenBackBonus = Math.min(earned, await bonusBalance(db, order.customer_id));
  // The provider that was paid, not the chosen one: a superseded invoice may be the one that was paid.
  const instrument = refundInstrument(methodOf(newest.provider), payments.some(isByCard));
  const from = {
    ...{ paidTug: grossTug, reason, instrument },
    ...{ hasVatReceipt: sold.wantsVatReceipt, missingBonus: earned - takenBackBonus },
  };
  const refund = refundAmount(from);
  if (refund.amountTug === 0) throw refuse('nothing_to_refund');
  return {
    ...{ reason, instrument, lines, grossTug, refund, from, takenBackBonus },
    returnedBonus: sum(lines.map((line) => line.used)),
    drawn: payments.flatMap(({ id }, at) => {
      const part = drawn[at] ?? 0;
      return part > 0 ? [{ paymentId: id, grossTug: part }] : [];
    }),
  };
}

/** The lines that are left, with the share of the wanted pieces in every term (rules/line-shares). */
function chooseLines(sold: OrderSold, asked: ReadonlyMap<number, number>, wanted: Wanted): ChosenLine[] {
  const shares = lineShares(sold.lines, sold.terms);
  const wantedByCode = new Map(wanted?.map(({ id, qty }) => [id, qty]));
  if (wanted?.some(({ id }) => !sold.lines.some(({ code }) => code === id))) throw refuse('refund_not_possible');
  // Two quantities of one product: it is unclear which one is meant.
  if (wantedByCode.size !== (wanted?.length ?? 0)) throw refuse('refund_not_possible');
  return sold.lines.flatMap((line, at) => {
    const before = asked.get(line.position) ?? 0;
    const left = line.quantity - before;
    const chosen = wanted === null ? left : (wantedByCode.get(line.code) ?? 0);
    if (left === 0 && chosen === 0) return [];
    const share = shares[at];
    const part = (whole: number) => sharedByPieces(whole, { quantity: line.quantity, before, pieces: chosen });
    return [
      {
        ...line,
        ...{ left, chosen, earned: part(line.earnedBonus) },
        grossTug: part(share?.totalTug ?? 0),
        used: part(0 - (share?.amounts.usedBonus ?? 0)),
      },
    ];
  });
}

/** QPay reports a payment by card, under one of two names (its sheet); other providers have only one instrument. */
const isByCard = ({ evidence }: { evidence: unknown }): boolean => {
  const { payment_type, transaction_type } = (evidence ?? {}) as Readonly<Record<string, unknown>>;
  return payment_type === 'CARD' || transaction_type === 'CARD';
};
