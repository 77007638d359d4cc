import { groupThousands } from '@tokhi/rules/money/money';
import { useEffect, useRef } from 'react';
import { OrderNumber } from '../../parts/order-number.tsx';
import { Tag } from '../../parts/tag.tsx';
import { agoText } from '../../show/ago-text.ts';
import { REFUND_REASONS } from '../../show/refund-reasons.ts';
import type { RefundTask } from './refunds-query.ts';

interface RefundRowProps {
  refund: RefundTask;
  now: Date;
  isCurrent: boolean;
  onChoose: () => void;
}

/** A refund: since when, why, how much, where to, and who decided what. */
export function RefundRow({ refund, now, isCurrent, onChoose }: RefundRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const { amount, reason, ordernumber, payer, account, provider } = refund;
  return (
    <tr
      ref={row}
      className={
        isCurrent ? 'refunds__row refunds__row--current table__row--selected table__row--current' : 'refunds__row'
      }
      aria-current={isCurrent || undefined}
    >
      <td className="refunds__age">{agoText(refund.finished_at ?? refund.created_at, now)}</td>
      <td className="table__num refunds__amount">
        <button type="button" className="refunds__open" onClick={onChoose}>
          {groupThousands(amount)}
        </button>
      </td>
      <td className="refunds__why">
        {REFUND_REASONS[reason]}
        <small>
          {account === null ? `${provider}${payer === null ? '' : `, ${payer}`}` : `${account.bank} ${account.number}`}
        </small>
      </td>
      <td className="refunds__standing">
        <Standing refund={refund} />
      </td>
      <td className="refunds__order">
        {ordernumber === null ? <span className="soft">—</span> : <OrderNumber number={ordernumber} />}
      </td>
    </tr>
  );
}

/** Who has to act, or who ended it. */
function Standing({ refund: { tab, approval, error, finished_by, isLarge } }: { refund: RefundTask }) {
  if (tab === 'done') return <Tag kind="ok">{finished_by ?? 'Үйлчилгээ'}</Tag>;
  if (tab === 'declined') return <Tag>{finished_by ?? 'Хаасан'}</Tag>;
  if (tab === 'sent') return <Tag kind="warn">Хариу хүлээж буй</Tag>;
  if (tab === 'to_send' && error !== null) return <Tag kind="bad">Үйлчилгээ буцаасангүй</Tag>;
  if (tab === 'to_send') return isLarge ? <Tag kind="ok">{approval?.approved_by} баталсан</Tag> : <Tag>Бэлэн</Tag>;
  if (approval === null) return <Tag kind="warn">Бэлтгээгүй</Tag>;
  return <Tag kind="info">{approval.isOwn ? 'Та бэлтгэсэн' : `${approval.prepared_by} бэлтгэсэн`}</Tag>;
}
