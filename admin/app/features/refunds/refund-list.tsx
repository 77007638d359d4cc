import { formatTug } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Icon } from '../../icons/icon.tsx';
import { PillTabs } from '../../parts/pill-tabs.tsx';
import { useNow } from '../../show/use-now.ts';
import { RefundRow } from './refund-row.tsx';
import type { RefundTab } from './refunds-query.ts';
import { TABS, type useRefundPlace } from './use-refund-place.ts';

const EMPTY: Record<RefundTab, string> = {
  to_approve: 'Батлах буцаалт алга.',
  to_send: 'Илгээх буцаалт алга.',
  sent: 'Хариу хүлээж буй буцаалт алга.',
  done: 'Буцаасан мөнгө хараахан алга.',
  declined: 'Татгалзсан буцаалт алга.',
};

/** The refunds of one tab. Open refunds are counted and summed up; ended ones are paged. */
export function RefundList({ place }: { place: ReturnType<typeof useRefundPlace> }) {
  const now = useNow();
  const { tab, list, rows, id, counts } = place;
  const countOf = (of: RefundTab) => (of === 'done' || of === 'declined' ? undefined : counts?.[of]);
  const waiting = countOf(tab);
  return (
    <section className="panel" aria-label="Буцаалтууд">
      <div className="panel__head">
        <PillTabs
          label="Төлөв"
          tabs={TABS.map(([name, text]) => ({ name, text, count: countOf(name)?.count }))}
          current={tab}
          onChoose={(name) => place.openTab(name)}
        />
        {waiting !== undefined && waiting.count > 0 && <div className="panel__end">Нийт {formatTug(waiting.sum)}</div>}
      </div>
      <div className="table__wrap">
        <table className="table refunds__table">
          <thead>
            <tr>
              <th>{tab === 'done' || tab === 'declined' ? 'Дууссан' : 'Хүссэн'}</th>
              <th className="table__num">Дүн, ₮</th>
              <th>Шалтгаан, хаашаа</th>
              <th>Төлөв</th>
              <th>Захиалга</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((refund) => (
              <RefundRow
                key={refund.id}
                {...{ refund, now, isCurrent: refund.id === id }}
                onChoose={() => place.openRow(refund.id)}
              />
            ))}
          </tbody>
        </table>
      </div>
      {list.isSuccess && rows.length === 0 && <p className="refunds__empty">{EMPTY[tab]}</p>}
      {list.hasNextPage && (
        <div className="panel__foot">
          <Button
            kind="outline"
            icon={<Icon name="chevron-down" />}
            busy={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            Дараагийн 50
          </Button>
        </div>
      )}
    </section>
  );
}
