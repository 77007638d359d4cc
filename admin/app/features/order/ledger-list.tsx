import './ledger-list.css';
import { useQuery } from '@tanstack/react-query';
import { groupThousands } from '@tokhi/rules/money/money';
import { Panel } from '../../parts/panel.tsx';
import { momentText } from '../../show/moment-text.ts';
import { LEDGER_KINDS, type LedgerEntry } from './ledger-kinds.ts';
import { orderQuery } from './order-query.ts';

const signed = (amount: number): string => (amount < 0 ? `−${groupThousands(0 - amount)}` : groupThousands(amount));

/** For an invoice the charge, for money the amount received or refunded, for points their number. */
function movedBy({ charged, received, points }: LedgerEntry): string {
  if (points !== null) return `${signed(points)} оноо`;
  const tug = charged ?? received;
  return tug === null ? '' : signed(tug);
}

/** The ledger of an order next to a list: two lines per row, and the balance after each. */
export function LedgerList({ ordernumber }: { ordernumber: string }) {
  const { data } = useQuery(orderQuery(ordernumber));
  const office = data?.order.office;
  if (office == null) return null;
  return (
    <Panel title="Мөнгөний дэвтэр" end="Үлдэгдэл" flush>
      <ul className="ledger-list">
        {office.ledger.map((row) => (
          <li key={`${row.at} ${row.kind} ${row.about}`} className="ledger-list__i">
            <p>
              <b>{row.kind === 'bonus' ? row.about : LEDGER_KINDS[row.kind]}</b>
              <small>
                {momentText(row.at)}
                {row.kind !== 'bonus' && row.about !== '' && `, ${row.about}`}
              </small>
            </p>
            <span>{movedBy(row)}</span>
            <b>{row.balance !== null && signed(row.balance)}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
