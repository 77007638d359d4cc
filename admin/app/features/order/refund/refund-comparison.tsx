import { formatTug, groupThousands } from '@tokhi/rules/money/money';
import type { GoodsReason } from '@tokhi/rules/refund/refund-asking';
import { REFUND_REASONS } from '../../../show/refund-reasons.ts';
import { comparedDeductions, type Terms } from './refund-draft.ts';

const kept = (amount: number): string => (amount === 0 ? '0' : `−${groupThousands(amount)}`);

/** The refund for this reason, compared with that of a cancellation: staff see what the reason changes. */
export function RefundComparison({ terms, reason }: { terms: Terms; reason: GoodsReason }) {
  const { sums, if_cancelled } = terms;
  const isCompared = reason !== 'cancelled';
  return (
    <table className="table prepare__sums">
      <thead>
        <tr>
          <th>
            <span className="vh">Үзүүлэлт</span>
          </th>
          <th className="table__num">{isCompared ? REFUND_REASONS[reason] : 'Цуцлахад'}</th>
          {isCompared && <th className="table__num">Өөрөө цуцалбал</th>}
        </tr>
      </thead>
      <tbody>
        <tr>
          <td>Барааны төлсөн дүн</td>
          <td className="table__num">{groupThousands(sums.gross)}</td>
          {isCompared && <td className="table__num soft">{groupThousands(if_cancelled.gross)}</td>}
        </tr>
        {comparedDeductions(terms).map(({ title, amount, ifCancelled }) => (
          <tr key={title}>
            <td>{title}</td>
            <td className={amount === 0 ? 'table__num prepare__nothing' : 'table__num'}>{kept(amount)}</td>
            {isCompared && <td className="table__num soft">{kept(ifCancelled)}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>
            <b>Хэрэглэгчид</b>
          </td>
          <td className="table__num">
            <b className="prepare__total">{formatTug(sums.amount)}</b>
          </td>
          {isCompared && <td className="table__num soft">{formatTug(if_cancelled.amount)}</td>}
        </tr>
      </tfoot>
    </table>
  );
}
