import { formatTug } from '@tokhi/rules/money/money';
import { Icon } from '../../../icons/icon.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { OrderNumber } from '../../../parts/order-number.tsx';
import { OrderStatusTag } from '../../../parts/order-status-tag.tsx';
import { momentText } from '../../../show/moment-text.ts';
import type { ListedOrder } from '../orders-query.ts';
import { MaskedPhone } from './masked-phone.tsx';
import type { OrderColumn } from './order-columns.ts';
import { timeSince } from './time-in-step.ts';

interface OrderRowProps {
  order: ListedOrder;
  columns: readonly OrderColumn[];
  now: Date;
  isCurrent: boolean;
  isSelected: boolean;
  methodName: string;
  onSelect: () => void;
  onOpen: () => void;
}

/** One order: a row of cells, two lines on a phone. */
export function OrderRow({ order, columns, now, isCurrent, isSelected, methodName, onSelect, onOpen }: OrderRowProps) {
  const classes = [
    isCurrent && 'table__row--current orders-table__current',
    isSelected && 'table__row--selected orders-table__selected',
  ];
  return (
    <tr
      className={classes.filter(Boolean).join(' ') || undefined}
      aria-current={isCurrent || undefined}
      data-order={order.id}
    >
      <td className="orders-table__tick">
        <input
          type="checkbox"
          className="check__tick"
          aria-label={`${order.ordernumber} сонгох`}
          checked={isSelected}
          onChange={onSelect}
        />
      </td>
      <td className="orders-table__number">
        <OrderNumber number={order.ordernumber} />
        <small>{momentText(order.created_at)}</small>
      </td>
      <td className="orders-table__who">
        <b>{order.name}</b>
        <MaskedPhone order={order} />
      </td>
      {columns.map((column) => (
        <Cell key={column} {...{ column, order, now, methodName }} />
      ))}
      <td className="orders-table__act">
        {isCurrent && (
          <button type="button" className="orders-table__open" onClick={onOpen}>
            Нээх <Kbd inButton>Enter</Kbd>
          </button>
        )}
      </td>
    </tr>
  );
}

type CellProps = Pick<OrderRowProps, 'order' | 'now' | 'methodName'> & { column: OrderColumn };

function Cell({ column, order, now, methodName }: CellProps) {
  switch (column) {
    case 'place':
      return <td className="orders-table__place">{placeOf(order)}</td>;
    case 'pieces':
      return <td className="table__num orders-table__pieces">{order.pieces}</td>;
    case 'total':
      return (
        <td className="table__num orders-table__total">
          <b>{formatTug(order.total)}</b>
        </td>
      );
    case 'method':
      return <td className="orders-table__method">{methodName}</td>;
    case 'status':
      return (
        <td className="orders-table__status">
          <OrderStatusTag status={order.status} />
        </td>
      );
    case 'since':
      return (
        <td className={`table__num orders-table__since${order.late ? ' orders-table__since--late' : ''}`}>
          {order.late && <Icon name="triangle-alert" />}
          {timeSince(order.since, now)}
        </td>
      );
  }
}

function placeOf({ delivery, district, khoroo }: ListedOrder): string {
  if (delivery === 'pickup') return 'Очиж авна';
  return [district, khoroo].filter((part) => part !== null).join(', ') || '–';
}
