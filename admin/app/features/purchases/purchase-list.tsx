import { useInfiniteQuery } from '@tanstack/react-query';
import { purchaseNumber } from '@tokhi/contract/admin/purchases/purchase-words';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { Link } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { Meter } from '../../parts/meter.tsx';
import { Panel } from '../../parts/panel.tsx';
import { PillTabs } from '../../parts/pill-tabs.tsx';
import { dayText } from '../../show/moment-text.ts';
import { PurchaseTag } from './purchase-tag.tsx';
import {
  type ListedPurchase,
  type PurchaseList as Name,
  type Purchasing,
  purchaseListQuery,
} from './purchases-query.ts';
import { yuanText } from './yuan-text.ts';

interface PurchaseListProps {
  purchasing: Purchasing;
  list: Name;
  onList: (list: Name) => void;
}

const NOTHING: Record<Name, string> = {
  open: 'Замд яваа захиалга алга.',
  drafts: 'Ноорог алга.',
  ended: 'Дууссан захиалга алга.',
};

/** Orders at suppliers: under way by expected day, drafts, and ended ones. */
export function PurchaseList({ purchasing, list, onList }: PurchaseListProps) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(purchaseListQuery(list));
  const purchases = data?.pages.flatMap((page) => page.purchases) ?? [];
  const hasCosts = purchases[0]?.total_fen !== undefined;
  const tabs = [
    { name: 'open' as const, text: 'Илгээсэн', count: purchasing.open.purchases },
    { name: 'drafts' as const, text: 'Ноорог', count: purchasing.drafts },
    { name: 'ended' as const, text: 'Дууссан' },
  ];
  return (
    <Panel
      title="Захиалга"
      note={list === 'open' ? 'хүлээгдэх огноогоор' : undefined}
      flush
      end={<PillTabs label="Аль нь" tabs={tabs} current={list} onChoose={onList} />}
      foot={
        hasNextPage ? (
          <Button kind="outline" size="s" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            Дараагийн 50
          </Button>
        ) : undefined
      }
    >
      {error !== null && <Note kind="bad" title={reasonOf(error)} />}
      {data !== undefined && purchases.length === 0 && <p className="purchases__none">{NOTHING[list]}</p>}
      {purchases.length > 0 && (
        <div className="table__wrap">
          <table className="table">
            <caption className="vh">Нийлүүлэгчид өгсөн захиалга</caption>
            <thead>
              <tr>
                <th>Дугаар</th>
                <th>Нийлүүлэгч</th>
                {hasCosts && <th className="table__num">Дүн</th>}
                <th>Хүлээгдэх</th>
                <th>{list === 'drafts' ? 'Мөр' : 'Ирсэн'}</th>
                <th>Төлөв</th>
              </tr>
            </thead>
            <tbody>
              {purchases.map((purchase) => (
                <Row key={purchase.number} purchase={purchase} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

function Row({ purchase }: { purchase: ListedPurchase }) {
  const { number, supplier, total_fen, expected_on, late_days, received, units, lines, state } = purchase;
  const name = purchaseNumber(number);
  const day = expected_on === null ? <span className="soft">—</span> : dayText(expected_on);
  return (
    <tr>
      <td>
        <Link className="purchases__number" to={`/purchases/${number}`}>
          {name}
        </Link>
      </td>
      <td>{supplier.name}</td>
      {total_fen !== undefined && <td className="table__num">{yuanText(total_fen)}</td>}
      <td>{late_days > 0 ? <b className="purchases__late">{day}</b> : day}</td>
      <td>
        {state === 'draft' ? (
          `${lines} бараа, ${units} ш`
        ) : (
          <span className="purchases__came">
            <Meter label={`${name}, ирсэн`} value={received} max={Math.max(units, 1)} />
            {received}/{units}
          </span>
        )}
      </td>
      <td>
        <PurchaseTag purchase={purchase} />
      </td>
    </tr>
  );
}
