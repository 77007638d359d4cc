import { useQueryClient } from '@tanstack/react-query';
import type { ShownOrder } from '@tokhi/contract/admin/order-page-fields';
import { formatTug } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Link, useNavigate } from 'react-router';
import { Icon } from '../../icons/icon.tsx';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { OrderStatusTag } from '../../parts/order-status-tag.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Tag } from '../../parts/tag.tsx';
import { momentText } from '../../show/moment-text.ts';
import { AssigneeButton } from './assignee-button.tsx';
import { neighboursOf } from './neighbours.ts';
import { STEP_ACTIONS } from './step-names.ts';
import type { useMove } from './use-move.ts';

const HINTS = [
  ['J+K', 'өмнөх, дараах'],
  ['N', 'дараагийн алхам'],
  ['R', 'буцаалт'],
  ['M', 'зурвас'],
] as const;

interface OrderHeadProps {
  order: ShownOrder;
  moving: ReturnType<typeof useMove>;
  /** Null if it cannot be cancelled, or not by this member. */
  onCancel: (() => void) | null;
}

/** The order, its assignee, and the one solid button: its next step. */
export function OrderHead({ order, moving: { move, step, take }, onCancel }: OrderHeadProps) {
  useNeighbourKeys(order.ordernumber);
  useKeys(step === null ? [] : [{ key: 'N', does: 'дараагийн алхам', press: take }]);
  return (
    <PageHead
      title={order.ordernumber}
      crumbs={
        <span className="order__crumbs">
          <Link to="/orders">Захиалга</Link>
          <KeyHints hints={HINTS} />
        </span>
      }
      end={
        <>
          <AssigneeButton order={order} />
          {onCancel !== null && (
            <Button kind="outline" onClick={onCancel}>
              {order.status === 'pending' ? 'Цуцлах' : 'Буцаалт'} <Kbd>R</Kbd>
            </Button>
          )}
          {step !== null && (
            <Button busy={move.isPending} title={whatItDoes(order)} icon={<Icon name="truck" />} onClick={take}>
              {STEP_ACTIONS[step]} <Kbd inButton>N</Kbd>
            </Button>
          )}
        </>
      }
    >
      <OrderStatusTag status={order.status} />
      {order.late !== null && (
        <Tag kind="bad">
          <Icon name="clock" />
          Хоцорсон
        </Tag>
      )}
      <span className="soft">
        {momentText(order.created_at)} үүссэн, <b className="order__sum">{formatTug(order.total)}</b>
        {order.pay_by !== null && `, ${momentText(order.pay_by)} хүртэл төлнө`}
        {order.placed_by !== null && `, утсаар авсан: ${order.placed_by}`}
      </span>
    </PageHead>
  );
}

/** Shown before the press: what the step does to stock, and when the customer is notified. */
function whatItDoes({ next_does }: ShownOrder): string | undefined {
  if (next_does === null) return undefined;
  const notice = `Хэрэглэгчид ${next_does.notice_after_minutes} минутын дараа мэдэгдэнэ`;
  return next_does.stock_leaves ? `Бараа агуулахаас гарна. ${notice}` : notice;
}

/** The orders before and after in the list from which the member came. */
function useNeighbourKeys(number: string): void {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const go = (to: 'before' | 'after') => {
    const other = neighboursOf(queries, number)[to];
    if (other !== null) void navigate(`/orders/${other}`);
  };
  useKeys([
    { key: 'J', does: 'дараагийн захиалга', press: () => go('after') },
    { key: 'K', does: 'өмнөх захиалга', press: () => go('before') },
  ]);
}
