import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallReply } from '@tokhi/contract/call';
import { formatTug } from '@tokhi/rules/money/money';
import { Icon } from '../../icons/icon.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { OrderStatusTag } from '../../parts/order-status-tag.tsx';

type Order = CallReply<AdminCalls['findOrders']>['orders'][number];

/** A found order: its number with the typed text marked, customer, total and status. */
export const FoundOrder = ({ order, text }: { order: Order; text: string }) => (
  <>
    <Icon name="receipt-text" />
    <span>
      <Marked whole={order.ordernumber} part={text.replace(/^ik/i, '')} />{' '}
      <small>
        {order.name}, <Marked whole={order.phone} part={text} />, {formatTug(order.total)}
      </small>
    </span>
    <span className="command__end">
      <OrderStatusTag status={order.status} />
      <span className="command__enter">
        <Kbd>Enter</Kbd>
      </span>
    </span>
  </>
);

function Marked({ whole, part }: { whole: string; part: string }) {
  const at = part === '' ? -1 : whole.lastIndexOf(part);
  if (at < 0) return whole;
  return (
    <>
      {whole.slice(0, at)}
      <mark>{part}</mark>
      {whole.slice(at + part.length)}
    </>
  );
}
