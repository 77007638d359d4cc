import '../../../parts/table.css';
import './orders-panel.css';
import { Button } from '@tokhi/ui/form/button.tsx';
import { useState } from 'react';
import { useKeys } from '../../../keys/keys.tsx';
import { KeyHints } from '../../../parts/key-hints.tsx';
import { PillTabs } from '../../../parts/pill-tabs.tsx';
import { kgText, nextMove } from '../truck-measures.ts';
import type { Batch, LoadedOrder, Truck } from '../truck-queries.ts';
import { countsByStatus, FILTERS, type FilterName, isShown } from './order-filters.ts';
import { OrderTable } from './order-table.tsx';
import { ReloadButton, RemoveButton } from './unload-buttons.tsx';

interface OrdersPanelProps {
  truck: Truck;
  orders: readonly LoadedOrder[];
  chosen: readonly LoadedOrder[];
  /** The orders that the last batch left unchanged, and why. */
  staying: Batch['staying'];
  canChange: boolean;
  onPick: (numbers: readonly string[]) => void;
}

const HINTS = [
  ['J+K', 'мөр'],
  ['Space', 'сонгох'],
] as const;

/** The orders of the truck. Picked orders are moved alone, moved to another truck or removed. */
export function OrdersPanel({ truck, orders, chosen, staying, canChange, onPick }: OrdersPanelProps) {
  const [filter, setFilter] = useState<FilterName>('all');
  const [current, setCurrent] = useState(0);
  const rows = orders.filter((order) => isShown(filter, order, orders));
  const picked = new Set(chosen.map(({ ordernumber }) => ordernumber));
  const toggle = (number: string) =>
    onPick(picked.has(number) ? [...picked].filter((one) => one !== number) : [...picked, number]);
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => setCurrent((at) => Math.min(at + 1, rows.length - 1)) },
    { key: 'K', does: 'өмнөх мөр', press: () => setCurrent((at) => Math.max(at - 1, 0)) },
    { key: 'Space', does: 'сонгох', press: () => rows[current] && canChange && toggle(rows[current].ordernumber) },
    { key: 'Ctrl A', does: 'бүгдийг сонгох', press: () => onPick(rows.map(({ ordernumber }) => ordernumber)) },
  ]);
  return (
    <section className="panel" aria-label="Ачилтын захиалгууд">
      <div className="truck-tabs">
        <PillTabs
          label="Шүүлт"
          tabs={FILTERS.map(({ name, label }) => ({
            ...{ name, text: label },
            count: orders.filter((order) => isShown(name, order, orders)).length,
          }))}
          current={filter}
          onChoose={(name) => {
            setFilter(name);
            setCurrent(0);
          }}
        />
      </div>
      {chosen.length > 0 && (
        <div className="picked">
          <b>{chosen.length} сонгосон</b>
          <span className="soft">
            {chosen.reduce((sum, { packages }) => sum + packages, 0)} хайрцаг,{' '}
            {kgText(chosen.reduce((sum, { kg }) => sum + kg, 0))} кг
          </span>
          <div className="picked__end">
            <ReloadButton truck={truck} numbers={[...picked]} />
            <RemoveButton truck={truck} numbers={[...picked]} />
            <Button kind="quiet" size="s" onClick={() => onPick([])}>
              Болих
            </Button>
          </div>
        </div>
      )}
      <OrderTable
        {...{ rows, picked, current, staying, canChange }}
        goingFrom={canChange ? (nextMove(countsByStatus(orders))?.from ?? null) : null}
        onToggle={toggle}
        onToggleAll={() => onPick(picked.size === rows.length ? [] : rows.map(({ ordernumber }) => ordernumber))}
      />
      <div className="panel__foot">
        <span>{orders.length} захиалга</span>
        <div className="panel__end">
          <KeyHints hints={HINTS} />
        </div>
      </div>
    </section>
  );
}
