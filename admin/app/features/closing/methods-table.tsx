import '../../parts/table.css';
import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import type { Day, MethodOfDay } from './closing-query.ts';

type Sum = MethodOfDay['recorded'];

/** The heading names the currency. */
const figure = (amount: number): string => amount.toLocaleString('en-US').replace('-', '−');

/** A sum over its count; empty if this source does not have the method. */
function SumCell({ sum, unknown = '—' }: { sum: Sum | null; unknown?: string }) {
  if (sum === null) return <td className="table__num soft">{unknown}</td>;
  return (
    <td className="table__num">
      {figure(sum.sum)}
      <small>{sum.count === 0 ? '' : sum.count}</small>
    </td>
  );
}

/** Each payment method with the figures of every source. */
export function MethodsTable({ day: { methods, differences } }: { day: Day }) {
  const isNamed = (method: string) => differences.some((one) => one.method === method);
  return (
    <Panel title="Төлбөрийн арга" note="₮, доор нь гүйлгээний тоо" flush>
      {methods.length === 0 ? (
        <p className="closing__none">Энэ өдөр гүйлгээ алга.</p>
      ) : (
        /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone, and scrolled by keys, too */ // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus
        <section className="table__wrap" tabIndex={0} aria-label="Төлбөрийн арга бүрээр">
          <table className="table closing__table">
            <thead>
              <tr>
                <th>Арга</th>
                <th className="table__num">Үйлчилгээний жагсаалт</th>
                <th className="table__num">Банкны хуулга</th>
                <th className="table__num">Бүртгэсэн төлбөр</th>
                <th className="table__num">Шимтгэл</th>
                <th className="table__num">Буцаалт</th>
                <th className="table__num">И-баримт</th>
                <th className="table__num">Хүчингүй баримт</th>
                <th className="table__num">Зөрүү</th>
              </tr>
            </thead>
            <tbody>
              {methods.map((one) => (
                <tr key={one.method}>
                  <th scope="row" className="closing__method">
                    {one.name}
                  </th>
                  <SumCell sum={one.list} />
                  <SumCell sum={one.bank} />
                  <SumCell sum={one.recorded} />
                  <td className="table__num">{figure(one.fees)}</td>
                  <SumCell sum={one.refunds} />
                  <SumCell sum={one.receipts} />
                  <SumCell sum={one.voided} />
                  <td className="table__num">
                    {isNamed(one.method) ? (
                      <Tag kind="warn">{figure(one.difference)}</Tag>
                    ) : (
                      <Tag kind="ok">
                        <Icon name="check" />0
                      </Tag>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Panel>
  );
}
