import { Button } from '@tokhi/ui/form/button.tsx';
import { useMay } from '../../calls/session.ts';
import { CsvButton } from '../../parts/csv-button.tsx';
import { OrderNumber } from '../../parts/order-number.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { momentText } from '../../show/moment-text.ts';
import type { Movement, Stocked } from './stock-query.ts';
import { MOVEMENTS, movementNote } from './stock-words.ts';

interface LedgerPanelProps {
  product: Stocked;
  movements: readonly Movement[];
  hasMore: boolean;
  busy: boolean;
  onMore: () => void;
}

/** The movements of one product, newest first. Rows are never edited: an opposite row corrects a mistake. */
export function LedgerPanel({ product, movements, hasMore, busy, onMore }: LedgerPanelProps) {
  const csv = () => [
    ['Огноо', 'Төрөл', 'Захиалга', 'Тайлбар', 'Өөрчлөлт', 'Үлдэгдэл', 'Хэн'],
    ...movements.map((one) => [
      ...[momentText(one.at), MOVEMENTS[one.reason].text, one.ordernumber, movementNote(one)],
      ...[one.change, one.onHandAfter, one.by],
    ]),
  ];
  return (
    <Panel
      className="stock__ledger"
      title="Хөдөлгөөн"
      note={product.name}
      flush
      end={<CsvButton name={`ledger-${product.code}`} of="Хөдөлгөөн" rows={csv} />}
      foot={
        <>
          <span>Мөр засагдахгүй, устахгүй. Алдааг эсрэг мөрөөр залруулна.</span>
          {hasMore && (
            <Button kind="outline" size="s" busy={busy} onClick={onMore}>
              Өмнөх 50
            </Button>
          )}
        </>
      }
    >
      {movements.length === 0 ? (
        <p className="stock__none">Энэ бараанд хөдөлгөөн алга.</p>
      ) : (
        <table className="table stock-ledger">
          <thead>
            <tr>
              <th>Огноо</th>
              <th>Төрөл</th>
              <th>Баримт</th>
              <th className="table__num">Орлого</th>
              <th className="table__num">Зарлага</th>
              <th className="table__num">Үлдэгдэл</th>
              <th className="table__num">Хэн</th>
            </tr>
          </thead>
          <tbody>
            {movements.map((movement) => (
              <LedgerRow key={movement.id} movement={movement} />
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}

function LedgerRow({ movement }: { movement: Movement }) {
  const mayOpen = useMay()('view-orders', 'reads');
  const { at, reason, ordernumber, change, onHandAfter, by } = movement;
  const { text, kind } = MOVEMENTS[reason];
  return (
    <tr>
      <td className="stock-ledger__at">{momentText(at).replace(',', '')}</td>
      <td className="stock-ledger__kind">
        <Tag kind={kind}>{text}</Tag>
      </td>
      <td className="stock-ledger__paper">
        {ordernumber !== null && (mayOpen ? <OrderNumber number={ordernumber} /> : ordernumber)}{' '}
        {movementNote(movement)}
      </td>
      <td className="table__num stock-ledger__in">{change > 0 && <b>+{change}</b>}</td>
      <td className="table__num stock-ledger__out">{change < 0 && <b>−{-change}</b>}</td>
      <td className="table__num stock-ledger__after">
        <b>{onHandAfter}</b>
      </td>
      <td className="table__num soft stock-ledger__by">{by}</td>
    </tr>
  );
}
