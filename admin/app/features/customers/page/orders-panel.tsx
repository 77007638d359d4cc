import { formatTug } from '@tokhi/rules/money/money';
import { OrderNumber } from '../../../parts/order-number.tsx';
import { OrderStatusTag } from '../../../parts/order-status-tag.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { momentText } from '../../../show/moment-text.ts';
import type { Customer } from '../customers-query.ts';

const SHOWN = 20;

export function OrdersPanel({ customer: { all_orders: orders } }: { customer: Customer }) {
  return (
    <Panel title="Захиалга" note={orders.length >= SHOWN ? `сүүлийн ${SHOWN}` : String(orders.length)} flush>
      {orders.length === 0 ? (
        <p className="customer__none">Захиалга хийгээгүй байна.</p>
      ) : (
        <div className="table__wrap">
          <table className="table">
            <thead>
              <tr>
                <th>Дугаар</th>
                <th>Огноо</th>
                <th className="table__num">Бараа</th>
                <th className="table__num">Дүн</th>
                <th>Төлөв</th>
              </tr>
            </thead>
            <tbody>
              {orders.map(({ ordernumber, created_at, status, total, pieces }) => (
                <tr key={ordernumber}>
                  <td>
                    <OrderNumber number={ordernumber} />
                  </td>
                  <td className="soft customer__moment">{momentText(created_at)}</td>
                  <td className="table__num">{pieces} ш</td>
                  <td className="table__num">
                    <b>{formatTug(total)}</b>
                  </td>
                  <td className="customer__moment">
                    <OrderStatusTag status={status} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}
