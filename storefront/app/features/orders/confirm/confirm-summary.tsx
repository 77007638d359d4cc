import './confirm-summary.css';
import type { Order, OrderLine } from '@tokhi/contract/fields/order-fields';
import { MapPin, Store } from 'lucide-react';
import { Link } from 'react-router';
import { changeOrderAddress } from '../../../addresses.ts';
import { Sum, SumBonus, SumTotal } from '../../../money/sum.tsx';
import { TermRows } from '../../../money/term-rows.tsx';
import { CancelOrder } from '../parts/cancel-order.tsx';
import { piecesOf } from '../parts/pieces-of.ts';
import { isFetched, whereTo } from '../parts/where-to.ts';

interface ConfirmSummaryProps {
  order: Order;
  lines: readonly OrderLine[];
  onCancelled: () => void;
}

/** Every term of what is to be paid, where the goods go, and the ways back: «Засах» and cancelling (decision 43). */
export function ConfirmSummary({ order, lines, onCancelled }: ConfirmSummaryProps) {
  const { ordernumber, total_amount, add_bonus } = order;
  const Place = isFetched(order) ? Store : MapPin;
  return (
    <Sum title={`Захиалга ${ordernumber}`}>
      <TermRows terms={order.terms} pieces={piecesOf(lines)} />
      <SumTotal totalTug={total_amount} name="Төлөх дүн" />
      {add_bonus > 0 && <SumBonus points={add_bonus} />}
      <p className="confirm-place">
        <Place className="icon" />
        <span>{whereTo(order)}</span>
        <Link className="confirm-place__change" to={changeOrderAddress(ordernumber)}>
          Засах
        </Link>
      </p>
      <div className="confirm-place__end">
        <CancelOrder ordernumber={ordernumber} onDone={onCancelled} />
      </div>
    </Sum>
  );
}
