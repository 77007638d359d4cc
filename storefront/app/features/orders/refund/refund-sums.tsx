import './refund-sums.css';
import type { RefundSums as Sums } from '@tokhi/contract/fields/refund-fields';
import { formatTug, groupThousands } from '@tokhi/rules/money/money';

/** What the pieces cost, what is deducted and why, and the refund. */
export function RefundSums({ sums }: { sums: Sums }) {
  return (
    <>
      <dl className="rsums">
        <div className="rsums__row">
          <dt>Төлсөн дүн</dt>
          <dd>{formatTug(sums.gross)}</dd>
        </div>
        {sums.deductions.map(({ name, title, why, amount }) => (
          <div key={name} className="rsums__row">
            <dt>{title}</dt>
            <dd>−{formatTug(amount)}</dd>
            <dd className="rsums__why">{why}</dd>
          </div>
        ))}
        <div className="rsums__row rsums__row--total">
          <dt>Буцаах дүн</dt>
          <dd>{formatTug(sums.amount)}</dd>
        </div>
      </dl>
      {sums.returned_bonus > 0 && (
        <p className="rsums__bonus">Зарцуулсан {groupThousands(sums.returned_bonus)} бонус тань эргэж орно.</p>
      )}
      {sums.taken_bonus > 0 && (
        <p className="rsums__bonus">Захиалгаас авсан {groupThousands(sums.taken_bonus)} бонус хасагдана.</p>
      )}
    </>
  );
}
