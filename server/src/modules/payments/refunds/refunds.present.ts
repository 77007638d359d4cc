import type { RefundOfOrder, RefundSums } from '@tokhi/contract/fields/refund-fields';
import { fill } from '@tokhi/contract/texts/fill-text';
import {
  type DeductionName,
  deductionTexts,
  type RefundStanding,
  refundStandings,
  unavailableIsOpen,
} from '@tokhi/contract/texts/refund-texts';
import { maskedAccount } from '@tokhi/rules/refund/refund-account';
import { type Refund, type RefundInstrument, refundPercents } from '@tokhi/rules/refund/refund-amount';
import type { GoodsReason } from '@tokhi/rules/refund/refund-asking';
import type { ComputedTerms } from './compute-terms.ts';
import type { RequestRow } from './refunds.queries.ts';

/** Every deduction that is not zero, in words. */
function deductionsOf(refund: Refund, instrument: RefundInstrument): RefundSums['deductions'] {
  const { refundFee, cashVat, bankFee } = refundPercents(instrument);
  const all: [DeductionName, number, number | null][] = [
    ['refund_fee', refund.refundFeeTug, refundFee],
    ['vat', refund.vatDeductionTug, cashVat],
    ['bank_fee', refund.bankFeeTug, bankFee],
    ['bonus', refund.bonusDeductionTug, null],
  ];
  return all
    .filter(([, amount]) => amount > 0)
    .map(([name, amount, percent]) => {
      const { title, why } = deductionTexts[name];
      return { name, title, why: percent === null ? why : fill(why, { percent: String(percent) }), amount };
    });
}

export const presentSums = (
  refund: Refund,
  about: { instrument: RefundInstrument; grossTug: number; takenBackBonus: number; returnedBonus: number },
): RefundSums => ({
  gross: about.grossTug,
  deductions: deductionsOf(refund, about.instrument),
  amount: refund.amountTug,
  returned_bonus: about.returnedBonus,
  taken_bonus: about.takenBackBonus,
});

/** What can still be refunded, what of it is chosen, and the sums. */
export const presentTerms = (terms: ComputedTerms) => ({
  lines: terms.lines.map(({ code, name, colourName, left, chosen, grossTug }) => ({
    ...{ code, name, color_name: colourName, left, chosen, amount: grossTug },
  })),
  sums: presentSums(terms.refund, terms),
});

const standingOf = ({ status, is_sent }: RequestRow): RefundStanding => {
  if (status === 'open') return is_sent ? 'sent' : 'open';
  return status === 'done' ? 'done' : 'declined';
};

/** `unavailable` was found by the shop itself; the customer did not ask. */
const wordsOf = (reason: string, standing: RefundStanding): string =>
  reason === 'unavailable' && standing === 'open' ? unavailableIsOpen : refundStandings[standing];

export function presentRequest(row: RequestRow, lines: RefundOfOrder['lines']): RefundOfOrder {
  const standing = standingOf(row);
  const refund: Refund = {
    refundFeeTug: row.refund_fee_tug,
    vatDeductionTug: row.vat_deduction_tug,
    bankFeeTug: row.bank_fee_tug,
    bonusDeductionTug: row.bonus_deduction_tug,
    amountTug: row.amount_tug,
  };
  return {
    ...presentSums(refund, {
      // The tables' CHECKs allow only these values; only goods have a request.
      instrument: row.instrument as RefundInstrument,
      ...{ grossTug: row.gross_tug, takenBackBonus: row.taken_back_bonus, returnedBonus: row.returned_bonus },
    }),
    id: row.id,
    reason: row.reason as GoodsReason,
    standing,
    words: wordsOf(row.reason, standing),
    asked_at: new Date(row.asked_at).toISOString(),
    settled_at: row.settled_at === null ? null : new Date(row.settled_at).toISOString(),
    lines,
    account: `${row.bank_name ?? ''} ${maskedAccount(row.account_number ?? '')}`,
    answer: row.answer,
  };
}
