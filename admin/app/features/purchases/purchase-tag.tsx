import { purchaseStates } from '@tokhi/contract/admin/purchases/purchase-words';
import { Icon } from '../../icons/icon.tsx';
import { Tag, type TagKind } from '../../parts/tag.tsx';
import { dayText } from '../../show/moment-text.ts';
import type { ListedPurchase } from './purchases-query.ts';

const KINDS: Record<ListedPurchase['state'], TagKind> = {
  draft: 'line',
  sent: 'plain',
  confirmed: 'info',
  receiving: 'ok',
  closed: 'line',
  cancelled: 'line',
};

/** The state of an order at a supplier; late has priority. */
export function PurchaseTag({ purchase }: { purchase: ListedPurchase }) {
  const { state, late_days, parts, sent_at, confirmed_at, ended_at } = purchase;
  if (late_days > 0)
    return (
      <Tag kind="warn">
        <Icon name="clock" />
        {late_days} хоног хоцорсон
      </Tag>
    );
  if (state === 'receiving') return <Tag kind="ok">{parts} хэсэг ирсэн</Tag>;
  const at = { draft: null, sent: sent_at, confirmed: confirmed_at, closed: ended_at, cancelled: ended_at }[state];
  return (
    <Tag kind={KINDS[state]}>
      {purchaseStates[state]}
      {at !== null && ` ${dayText(at)}`}
    </Tag>
  );
}
