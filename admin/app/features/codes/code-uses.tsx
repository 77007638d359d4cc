import { useQuery } from '@tanstack/react-query';
import { formatTug } from '@tokhi/rules/money/money';
import { OrderNumber } from '../../parts/order-number.tsx';
import { Panel } from '../../parts/panel.tsx';
import { momentText } from '../../show/moment-text.ts';
import { codeQuery } from './codes-query.ts';

/** The orders that used the code of the current row. */
export function CodeUses({ id }: { id: number }) {
  const { data } = useQuery(codeQuery(id));
  if (data === undefined) return null;
  const { code, reserved, average, orders } = data;
  const said = [
    `${code.uses} удаа`,
    ...(average === null ? [] : [`дундаж сагс ${formatTug(average)}`]),
    ...(reserved === 0 ? [] : [`${reserved} төлөөгүй захиалгад`]),
  ];
  return (
    <Panel title={code.code} note={said.join(', ')} flush>
      {orders.length === 0 ? (
        <p className="codes__none">Төлсөн захиалгад ашиглаагүй байна.</p>
      ) : (
        <div className="table__wrap">
          <table className="table">
            <thead>
              <tr>
                <th>Цаг</th>
                <th>Захиалга</th>
                <th>Хэрэглэгч</th>
                <th className="table__num">Дүн</th>
                <th className="table__num">Хөнгөлсөн</th>
              </tr>
            </thead>
            <tbody>
              {orders.map(({ ordernumber, used_at, name, total, discounted }) => (
                <tr key={ordernumber}>
                  <td className="soft codes__time">{momentText(used_at)}</td>
                  <td>
                    <OrderNumber number={ordernumber} />
                  </td>
                  <td>{name}</td>
                  <td className="table__num">
                    <b>{formatTug(total)}</b>
                  </td>
                  <td className="table__num">−{formatTug(discounted)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
