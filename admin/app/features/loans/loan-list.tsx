import './loans.css';
import '../../parts/table.css';
import { useQuery } from '@tanstack/react-query';
import { formatTug } from '@tokhi/rules/money/money';
import { Note } from '@tokhi/ui/show/note.tsx';
import { type ReactNode, useState } from 'react';
import { reasonOf } from '../../calls/refused.ts';
import { useKeys } from '../../keys/keys.tsx';
import { OrderNumber } from '../../parts/order-number.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { momentText } from '../../show/moment-text.ts';
import { useNow } from '../../show/use-now.ts';
import { loansQuery } from './loans-query.ts';
import { NumberForm } from './number-form.tsx';
import { PaymentForm } from './payment-form.tsx';

/** Loans that staff follow: those without the lender's number first; at the right what the current one waits for. */
export function LoanList({ head }: { head: ReactNode }) {
  const loans = useQuery(loansQuery);
  const now = useNow();
  const [chosen, setChosen] = useState('');
  const rows = loans.data?.loans ?? [];
  const at = Math.max(
    rows.findIndex(({ ordernumber }) => ordernumber === chosen),
    0,
  );
  const current = rows[at];
  const go = (to: number) => setChosen(rows[to]?.ordernumber ?? chosen);
  useKeys([
    { key: 'J', does: 'дараагийн зээл', press: () => go(at + 1) },
    { key: 'K', does: 'өмнөх зээл', press: () => go(at - 1) },
  ]);
  return (
    <div className="loans">
      <section className="panel" aria-label="Зээл">
        <div className="panel__head">{head}</div>
        {loans.isError && <Note kind="bad" title={reasonOf(loans.error)} />}
        <div className="table__wrap">
          <table className="table">
            <thead>
              <tr>
                <th>Захиалга</th>
                <th>Зээлдүүлэгч</th>
                <th className="table__num">Дүн</th>
                <th>Үүссэн</th>
                <th>Дугаар</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ ordernumber, lender, amount, created_at, due_at, number }, index) => (
                <tr
                  key={ordernumber}
                  className={index === at ? 'table__row--current table__row--selected' : undefined}
                  aria-current={index === at || undefined}
                >
                  <td>
                    <OrderNumber number={ordernumber} />
                  </td>
                  <td>
                    <button type="button" className="loans__choose" onClick={() => go(index)}>
                      {lender}
                    </button>
                  </td>
                  <td className="table__num">{formatTug(amount)}</td>
                  <td className="soft">{momentText(created_at)}</td>
                  <td>
                    {number ?? (
                      <Tag kind={Date.parse(due_at) < now.getTime() ? 'bad' : 'warn'}>{momentText(due_at)} хүртэл</Tag>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {loans.isSuccess && rows.length === 0 && <p className="loans__none">Хүлээж буй зээл алга.</p>}
      </section>
      {current !== undefined && (
        <Panel title={current.number === null ? 'Зээлийн дугаар' : 'Мөнгө орсон'} note={current.lender}>
          {current.number === null ? (
            <NumberForm key={current.ordernumber} ordernumber={current.ordernumber} />
          ) : (
            <PaymentForm
              key={current.ordernumber}
              {...{ ordernumber: current.ordernumber, method: current.method, amount: current.amount }}
            />
          )}
        </Panel>
      )}
    </div>
  );
}
