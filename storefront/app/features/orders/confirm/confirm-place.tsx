import './confirm-place.css';
import type { Order } from '@tokhi/contract/fields/order-fields';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { Link } from 'react-router';
import { changeOrderAddress } from '../../../addresses.ts';
import { CancelOrder } from '../parts/cancel-order.tsx';
import { isFetched, WhereTo } from '../parts/where-to.tsx';

/** Where the goods go, and the buttons «Засах» and cancel (decision 43). */
export function ConfirmPlace({ order, onCancelled }: { order: Order; onCancelled: () => void }) {
  const { ordernumber } = order;
  return (
    <>
      <p className="confirm-place">
        <Icon name={isFetched(order) ? 'store' : 'map-pin'} />
        <span>
          <WhereTo order={order} />
        </span>
        <Link className="confirm-place__change" to={changeOrderAddress(ordernumber)}>
          Засах
        </Link>
      </p>
      <div className="confirm-place__end">
        <CancelOrder ordernumber={ordernumber} onDone={onCancelled} />
      </div>
      <Link className="confirm-place__back" to="/cart?role=orders">
        Захиалгууд руу буцах
      </Link>
    </>
  );
}
