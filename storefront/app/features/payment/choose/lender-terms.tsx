import './lender-terms.css';
import type { OfferedMethod } from '@tokhi/contract/fields/payment-methods';
import { formatFullDate, ulaanbaatarDate } from '@tokhi/rules/delivery/calendar';
import { formatTug, type Tug } from '@tokhi/rules/money/money';
import { instalments } from '@tokhi/rules/payment/instalments';
import { type ReactNode, useState } from 'react';

interface LenderTermsProps {
  method: OfferedMethod;
  /** What is to be paid with this lender, his fee included. */
  totalTug: Tug;
  /** What he has to be told. */
  children?: ReactNode;
}

/** What is really paid to the chosen lender, each payment with its date (decision 38). */
export function LenderTerms({ method: { name, plan, fee }, totalTug, children }: LenderTermsProps) {
  const [now] = useState(() => new Date());
  const parts = plan === null ? [] : instalments(totalTug, plan.count, plan.daysBetween);
  return (
    <section className="lender" aria-label={`${name}: төлөх хуваарь`}>
      <dl className="lender__plan">
        {parts.map(({ amountTug, inDays }, n) => (
          <div key={inDays}>
            <dt>
              {n + 1}-р төлбөр, {inDays === 0 ? 'өнөөдөр' : formatFullDate(ulaanbaatarDate(now, inDays))}
            </dt>
            <dd>{formatTug(amountTug)}</dd>
          </div>
        ))}
        <div>
          <dt>{fee === 0 ? 'Шимтгэл' : 'Үүнээс шимтгэл'}</dt>
          <dd>{fee === 0 ? 'Шимтгэлгүй' : formatTug(fee)}</dd>
        </div>
        <div className="lender__total">
          <dt>Нийт төлөх дүн</dt>
          <dd>{formatTug(totalTug)}</dd>
        </div>
      </dl>
      {parts.length === 0 && <p className="lender__soft">Төлөх хуваарь, хүүг {name} тантай тохирно.</p>}
      {children}
    </section>
  );
}
