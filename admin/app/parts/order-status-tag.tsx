import { type OrderStatus, statusLabel } from '@tokhi/rules/order/order-status';
import { Tag, type TagKind } from './tag.tsx';

const KINDS: Record<OrderStatus, TagKind> = {
  pending: 'warn',
  paid: 'info',
  ordered: 'info',
  loaded: 'ok',
  came_in_ereen: 'ok',
  came_in_ub: 'ok',
  in_stock: 'ok',
  delivered: 'plain',
  expired: 'bad',
  refunded: 'bad',
};

export const OrderStatusTag = ({ status }: { status: OrderStatus }) => (
  <Tag kind={KINDS[status]} dot>
    {statusLabel(status)}
  </Tag>
);
