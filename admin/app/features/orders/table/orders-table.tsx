import '../../../parts/table.css';
import './orders-table.css';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useNow } from '../../../show/use-now.ts';
import type { ListedOrder } from '../orders-query.ts';
import { COLUMN_NAMES, NUMBER_COLUMNS, type OrderColumn } from './order-columns.ts';
import { OrderRow } from './order-row.tsx';
import type { Selection } from './selection.ts';

interface OrdersTableProps {
  orders: readonly ListedOrder[];
  columns: readonly OrderColumn[];
  current: number;
  selection: Selection;
  methodNames: ReadonlyMap<string, string>;
  onOpen: (order: ListedOrder) => void;
  /** Called when the end of the loaded rows comes into view. */
  onEnd: () => void;
}

const ROW_HEIGHT = 52;
const OVERSCAN = 12;
/** The next rows are loaded this many rows before the end. */
const AHEAD = 15;
/** The height of the bars at the top of the page and, on a phone, at the bottom. */
const COVERED = 96;

/** Only the visible rows, however many are loaded; space replaces the others. */
export function OrdersTable({ orders, columns, current, selection, methodNames, onOpen, onEnd }: OrdersTableProps) {
  const now = useNow();
  const body = useRef<HTMLTableSectionElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes the pages, and its functions are called here alone
  const rows = useWindowVirtualizer({
    ...{ count: orders.length, estimateSize: () => ROW_HEIGHT, overscan: OVERSCAN },
    ...{ scrollMargin: body.current?.offsetTop ?? 0, scrollPaddingStart: COVERED, scrollPaddingEnd: COVERED },
  });
  const items = rows.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const isNearEnd = last !== undefined && last.index >= orders.length - AHEAD;
  useEffect(() => {
    if (isNearEnd) onEnd();
  }, [isNearEnd, onEnd]);
  useEffect(() => {
    if (current > 0) rows.scrollToIndex(current, { align: 'auto' });
  }, [current, rows]);
  const before = (first?.start ?? 0) - rows.options.scrollMargin;
  const after = rows.getTotalSize() - ((last?.end ?? 0) - rows.options.scrollMargin);
  const shown = orders.map(({ id }) => id);
  return (
    <div className="table__wrap">
      <table className="table orders-table">
        <thead>
          <tr>
            <th className="orders-table__tick">
              <input
                type="checkbox"
                className="check__tick"
                aria-label="Харагдаж буй бүгдийг сонгох"
                checked={orders.length > 0 && shown.every(selection.has)}
                onChange={() => selection.toggleShown(shown)}
              />
            </th>
            <th>Захиалга</th>
            <th>Хэрэглэгч</th>
            {columns.map((column) => (
              <th key={column} className={NUMBER_COLUMNS.includes(column) ? 'table__num' : undefined}>
                {COLUMN_NAMES[column]}
              </th>
            ))}
            <th>
              <span className="vh">Үйлдэл</span>
            </th>
          </tr>
        </thead>
        <tbody ref={body}>
          {before > 0 && <Space height={before} />}
          {items.map(({ index }) => {
            const order = orders[index];
            if (order === undefined) return null;
            return (
              <OrderRow
                key={order.id}
                order={order}
                columns={columns}
                now={now}
                isCurrent={index === current}
                isSelected={selection.has(order.id)}
                methodName={methodNames.get(order.payment ?? '') ?? '–'}
                onSelect={() => selection.toggle(order.id)}
                onOpen={() => onOpen(order)}
              />
            );
          })}
          {after > 0 && <Space height={after} />}
        </tbody>
      </table>
    </div>
  );
}

const Space = ({ height }: { height: number }) => (
  <tr className="orders-table__space">
    <td colSpan={10} aria-hidden="true" style={{ height }} />
  </tr>
);
