import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import type { GoodsReason } from '@tokhi/rules/refund/refund-asking';

export type Terms = CallReply<AdminCalls['refundTerms']>;
export type TermsLine = Terms['lines'][number];

/** How many pieces of each line, by code; null: all that are left. */
export type Chosen = Readonly<Record<string, number>> | null;

/** A line is cancelled whole; defective or unavailable goods, piece by piece. */
export function pieceCount(line: TermsLine, chosen: Chosen, reason: GoodsReason): number {
  const count = chosen === null ? line.left : (chosen[line.code] ?? 0);
  return reason === 'cancelled' && count > 0 ? line.left : count;
}

/** The pieces as the call takes them; undefined: all that are left. */
export function wantedPieces(lines: readonly TermsLine[], chosen: Chosen, reason: GoodsReason) {
  if (chosen === null) return undefined;
  return lines.map((line) => ({ id: line.code, qty: pieceCount(line, chosen, reason) })).filter(({ qty }) => qty > 0);
}

export interface Comparison {
  title: string;
  /** What is deducted; 0: nothing. */
  amount: number;
  /** The same, if the customer cancelled. */
  ifCancelled: number;
}

/** The deductions that apply now or would apply to a cancellation. */
export function comparedDeductions({ sums, if_cancelled }: Terms): Comparison[] {
  const titles = new Map([...if_cancelled.deductions, ...sums.deductions].map(({ name, title }) => [name, title]));
  const taken = (of: Terms['sums'], name: string) => of.deductions.find((one) => one.name === name)?.amount ?? 0;
  return [...titles].map(([name, title]) => ({
    title,
    amount: taken(sums, name),
    ifCancelled: taken(if_cancelled, name),
  }));
}
