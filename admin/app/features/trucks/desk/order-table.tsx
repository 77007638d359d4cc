import '@tokhi/ui/form/checkbox.css';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { OrderNumber } from '../../../parts/order-number.tsx';
import { OrderStatusTag } from '../../../parts/order-status-tag.tsx';
import { Tag } from '../../../parts/tag.tsx';
import { cubicText, kgText } from '../truck-measures.ts';
import type { Batch, LoadedOrder } from '../truck-queries.ts';
import { STAY_TEXTS } from './reason-texts.ts';

interface OrderTableProps {
  rows: readonly LoadedOrder[];
  picked: ReadonlySet<string>;
  current: number;
  staying: Batch['staying'];
  /** The status of the orders that take the next step. */
  goingFrom: LoadedOrder['status'] | null;
  canChange: boolean;
  onToggle: (number: string) => void;
  onToggleAll: () => void;
}

export function OrderTable({
  rows,
  picked,
  current,
  staying,
  goingFrom,
  canChange,
  onToggle,
  onToggleAll,
}: OrderTableProps) {
  const reasons = new Map(staying.flatMap(({ reason, numbers }) => numbers.map((number) => [number, reason] as const)));
  return (
    <div className="truck-orders">
      <table className="table">
        <thead>
          <tr>
            {canChange && (
              <th className="truck-orders__tick">
                <input
                  type="checkbox"
                  className="check__tick"
                  aria-label="Бүгдийг сонгох"
                  checked={rows.length > 0 && picked.size === rows.length}
                  onChange={onToggleAll}
                />
              </th>
            )}
            <th>Захиалга</th>
            <th className="truck-orders__wide">Хэрэглэгч</th>
            <th className="table__num">Хайрцаг</th>
            <th className="table__num truck-orders__wide">кг</th>
            <th className="table__num truck-orders__wide truck-orders__volume">м³</th>
            <th>Байдал</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((order, at) => {
            const reason = reasons.get(order.ordernumber);
            return (
              <Row key={order.ordernumber} isPicked={picked.has(order.ordernumber)} isCurrent={at === current}>
                {canChange && (
                  <td className="truck-orders__tick">
                    <input
                      type="checkbox"
                      className="check__tick"
                      aria-label={`${order.ordernumber} сонгох`}
                      checked={picked.has(order.ordernumber)}
                      onChange={() => onToggle(order.ordernumber)}
                    />
                  </td>
                )}
                <td>
                  <span className="truck-orders__number">
                    {order.picture !== null && (
                      <img
                        className="truck-orders__picture"
                        src={`/images/product/${order.picture}`}
                        alt=""
                        width={32}
                        height={32}
                        loading="lazy"
                      />
                    )}
                    <OrderNumber number={order.ordernumber} />
                  </span>
                </td>
                <td className="truck-orders__wide">
                  {order.name}
                  <small>{order.isPickup ? 'Очиж авна' : order.place}</small>
                </td>
                <td className="table__num">
                  <b>{order.packages}</b>
                </td>
                <td className="table__num truck-orders__wide">{kgText(order.kg)}</td>
                <td className="table__num truck-orders__wide truck-orders__volume">{cubicText(order.litres)}</td>
                <td>
                  <State status={order.status} goes={order.status === goingFrom} reason={reason} />
                </td>
              </Row>
            );
          })}
        </tbody>
      </table>
      {rows.length === 0 && (
        <p className="truck-orders__none">Захиалга алга. Дугаарыг нь уншуулж эсвэл буулгаж нэмнэ.</p>
      )}
    </div>
  );
}

interface StateProps {
  status: LoadedOrder['status'];
  goes: boolean;
  reason: Batch['staying'][number]['reason'] | undefined;
}

/** Ready for the next step, or its reason or status. */
function State({ status, goes, reason }: StateProps) {
  if (goes)
    return (
      <Tag kind="ok">
        <Icon name="check" />
        Бэлэн
      </Tag>
    );
  return reason === undefined ? <OrderStatusTag status={status} /> : <Tag kind="warn">{STAY_TEXTS[reason]}</Tag>;
}

interface RowProps {
  isPicked: boolean;
  isCurrent: boolean;
  children: React.ReactNode;
}

function Row({ isPicked, isCurrent, children }: RowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const classes = [isPicked && 'table__row--selected', isCurrent && 'table__row--current'].filter(Boolean).join(' ');
  return (
    <tr ref={row} className={classes || undefined} aria-current={isCurrent || undefined}>
      {children}
    </tr>
  );
}
