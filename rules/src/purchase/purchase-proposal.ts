// Proposal (spec §9 Catalogue, decision 215): what sells until an order has come and in the reserve after it, less what can be sold and what is on its way.
import type { SaleSpeed } from './sale-speed.ts';

export interface ProposalTerms {
  /** Days until an order arrives. */
  comingDays: number;
  /** Days that the stock is to last from then on. */
  reserveDays: number;
}

interface Proposal {
  units: number;
  /** The speed times all days, rounded up. */
  wanted: number;
}

/** Whether it sells out before an order placed today arrives, or on that very day. */
export const isSoonOut = ({ pieces, days }: SaleSpeed, sellable: number, { comingDays }: ProposalTerms): boolean =>
  sellable * days <= pieces * comingDays;

export function purchaseProposal(
  { pieces, days }: SaleSpeed,
  { sellable, coming }: { sellable: number; coming: number },
  { comingDays, reserveDays }: ProposalTerms,
): Proposal {
  const wanted = Math.ceil((pieces * (comingDays + reserveDays)) / days);
  return { wanted, units: Math.max(0, wanted - sellable - coming) };
}
