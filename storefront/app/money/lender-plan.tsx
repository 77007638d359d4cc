import './lender-plan.css';
import { formatTug, type Tug } from '@tokhi/rules/money/money';
import type { LenderPayment } from './lender-payments.ts';

interface LenderPlanProps {
  payments: readonly LenderPayment[];
  feeTug: Tug;
  /** Includes the fee. */
  totalTug: Tug;
}

/** The real payments to a lender: each with its date and share of the fee, and the total (decision 38). */
export function LenderPlan({ payments, feeTug, totalTug }: LenderPlanProps) {
  return (
    <>
      <dl className="plan">
        {payments.map(({ amountTug, date }, n) => (
          <div key={date ?? 'today'}>
            <dt>
              {n + 1}-р төлбөр, <span className="nowrap">{date ?? 'өнөөдөр'}</span>
            </dt>
            <dd>{formatTug(amountTug)}</dd>
          </div>
        ))}
        <div>
          <dt>{feeTug === 0 ? 'Шимтгэл' : 'Үүнээс шимтгэл'}</dt>
          <dd>{feeTug === 0 ? 'Шимтгэлгүй' : formatTug(feeTug)}</dd>
        </div>
        <div className="plan__total">
          <dt>Нийт төлөх дүн</dt>
          <dd>{formatTug(totalTug)}</dd>
        </div>
      </dl>
      {payments.length === 0 && <p className="plan__own">Төлөх хуваарь, хүүг зээлдүүлэгч тантай тохирно.</p>}
    </>
  );
}
