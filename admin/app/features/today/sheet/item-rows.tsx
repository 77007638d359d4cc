import { formatTug } from '@tokhi/rules/money/money';
import { TickCell } from '../../../parts/tick-cell.tsx';
import { agoText } from '../../../show/ago-text.ts';
import type { InboxItem } from '../today-query.ts';

/** Items of the inbox as rows on paper. */
export const ItemRows = ({ items, now }: { items: readonly InboxItem[]; now: Date }) => (
  <table className="table">
    <tbody>
      {items.map((item) => (
        <tr key={`${item.kind} ${item.subject}`}>
          <td>
            <b>{item.ordernumber ?? item.title}</b>
            {item.ordernumber !== null && <small>{item.title}</small>}
          </td>
          <td className="print-sheet__orders">
            {item.about}
            <small>{item.detail}</small>
          </td>
          <td className="table__num">{item.amount === null ? '' : formatTug(item.amount)}</td>
          <td className="table__num">{agoText(item.since, now)}</td>
          <TickCell />
        </tr>
      ))}
    </tbody>
  </table>
);
