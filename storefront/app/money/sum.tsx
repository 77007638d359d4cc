import './sum.css';
import { formatTug, groupThousands, type Tug } from '@tokhi/rules/money/money';
import { type ReactNode, useId } from 'react';
import { useLongWait } from '../calls/use-long-wait.ts';
import { Coin } from './coin.tsx';

/** The total of an order, beside the pages that lead to it: cart, address, payment. */
export function Sum({ title = 'Захиалгын дүн', children }: { title?: string; children: ReactNode }) {
  const id = useId();
  return (
    <aside className="sum" aria-labelledby={id}>
      <h2 className="sum__title" id={id}>
        {title}
      </h2>
      {children}
    </aside>
  );
}

/** A figure with its name; `cut` is a discount. */
export function SumRow({ name, cut = false, children }: { name: ReactNode; cut?: boolean; children: ReactNode }) {
  return (
    <div className={cut ? 'sum__row sum__row--cut' : 'sum__row'}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function SumTotal({ totalTug, name = 'Нийт' }: { totalTug: Tug; name?: string }) {
  return (
    <dl>
      <div className="sum__row sum__row--total">
        <dt>{name}</dt>
        <dd>{formatTug(totalTug)}</dd>
      </div>
    </dl>
  );
}

/** The points that the order earns, or has earned. */
export function SumBonus({ points, earned = false }: { points: number; earned?: boolean }) {
  return (
    <p className="sum__bonus">
      <Coin />
      <span>
        Энэ захиалгаар <b>{groupThousands(points)} бонус</b> {earned ? 'цугларсан' : 'цуглана'}
      </span>
    </p>
  );
}

interface SumOnProps {
  totalTug: Tug;
  /** As beside the total: what the figure leaves out. */
  name?: string;
  /** Why the button does not lead on; not in a notice, whose script may not load without a network. */
  failure: string | null;
  /** What the button waits for: shown when it takes long. */
  waitsFor?: string | null;
  children: ReactNode;
}

/** The next button; on a phone in a bar that is always visible, with the total. */
export function SumOn({ totalTug, name = 'Нийт', failure, waitsFor = null, children }: SumOnProps) {
  const isLong = useLongWait(waitsFor !== null);
  return (
    <div className="sum__on">
      <p className="sum__short" aria-hidden="true">
        {name}
        <b>{formatTug(totalTug)}</b>
      </p>
      {failure !== null && (
        <p className="sum__offline" role="alert">
          {failure}
        </p>
      )}
      {isLong && <output className="sum__waits">{waitsFor}</output>}
      <div className="sum__button">{children}</div>
    </div>
  );
}
