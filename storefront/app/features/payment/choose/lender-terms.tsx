import './lender-terms.css';
import type { OfferedMethod } from '@tokhi/contract/fields/payment-methods';
import type { Tug } from '@tokhi/rules/money/money';
import { type ReactNode, useState } from 'react';
import { lenderPayments } from '../../../money/lender-payments.ts';
import { LenderPlan } from '../../../money/lender-plan.tsx';

interface LenderTermsProps {
  method: OfferedMethod;
  /** The amount to pay with this lender, fee included. */
  totalTug: Tug;
  /** What the lender needs to know. */
  children?: ReactNode;
}

/** The real payments to the chosen lender, for this order. */
export function LenderTerms({ method: { name, plan, fee }, totalTug, children }: LenderTermsProps) {
  const [now] = useState(() => new Date());
  return (
    <section className="lender" aria-label={`${name}: төлөх хуваарь`}>
      <LenderPlan payments={lenderPayments(totalTug, plan, now)} feeTug={fee} totalTug={totalTug} />
      {children}
    </section>
  );
}
