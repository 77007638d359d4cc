import { useQuery } from '@tanstack/react-query';
import { formatTug } from '@tokhi/rules/money/money';
import { Note } from '@tokhi/ui/show/note.tsx';
import { type ReactNode, useState } from 'react';
import { reasonOf } from '../../calls/refused.ts';
import { useKeys } from '../../keys/keys.tsx';
import { momentText } from '../../show/moment-text.ts';
import { UnknownPanel } from './unknown-panel.tsx';
import { unknownQuery } from './unknown-query.ts';

/** Money without a known order that was not refunded yet: it gets its order here. */
export function UnknownList({ head }: { head: ReactNode }) {
  const unknown = useQuery(unknownQuery);
  const [chosen, setChosen] = useState<number | null>(null);
  const rows = unknown.data?.payments ?? [];
  const at = Math.max(
    rows.findIndex(({ id }) => id === chosen),
    0,
  );
  const current = rows[at];
  const go = (to: number) => setChosen(rows[to]?.id ?? chosen);
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => go(at + 1) },
    { key: 'K', does: 'өмнөх мөр', press: () => go(at - 1) },
  ]);
  return (
    <div className="transfers__columns">
      <section className="panel" aria-label="Эзэнгүй мөнгө">
        <div className="panel__head">{head}</div>
        {unknown.isError && <Note kind="bad" title={reasonOf(unknown.error)} />}
        <div className="table__wrap">
          <table className="table">
            <thead>
              <tr>
                <th>Цаг</th>
                <th className="table__num">Дүн</th>
                <th>Илгээгч, гүйлгээний утга</th>
                <th>Хаанаас</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, received_at, amount, payer, memo, provider }, index) => (
                <tr
                  key={id}
                  className={index === at ? 'table__row--current table__row--selected' : undefined}
                  aria-current={index === at || undefined}
                >
                  <td className="transfers__at soft">{momentText(received_at)}</td>
                  <td className="table__num">
                    <button type="button" className="transfers__choose" onClick={() => go(index)}>
                      {formatTug(amount)}
                    </button>
                  </td>
                  <td>
                    {payer ?? '—'}
                    {memo !== null && <small>{memo}</small>}
                  </td>
                  <td className="soft">{provider}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        {unknown.isSuccess && rows.length === 0 && <p className="transfers__empty">Эзэнгүй мөнгө алга.</p>}
      </section>
      <div className="transfers__side">
        {current !== undefined && <UnknownPanel key={current.id} payment={current} />}
      </div>
    </div>
  );
}
