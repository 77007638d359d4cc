import { Button } from '@tokhi/ui/form/button.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { useEffect, useRef } from 'react';
import { useMay } from '../../../calls/session.ts';
import { Icon } from '../../../icons/icon.tsx';
import { OrderNumber } from '../../../parts/order-number.tsx';
import { StockPicture } from '../stock-picture.tsx';
import { DIFFERENCE_REASONS, type DifferenceReason } from '../stock-words.ts';
import { type Compared, isResolved } from './stocktake-query.ts';

interface DifferenceRowProps {
  line: Compared;
  isCurrent: boolean;
  onRecount: () => void;
  onReason: (reason: DifferenceReason) => void;
}

const signed = (by: number): string => (by > 0 ? `+${by}` : by < 0 ? `−${-by}` : '0');

/** The system's figure and the count; the difference needs a recount or a reason. */
export function DifferenceRow({ line, isCurrent, onRecount, onReason }: DifferenceRowProps) {
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const { name, picture, location, units, difference } = line;
  const { system, moved, by, reason, reserved, orders } = difference;
  const kept = reserved === 0 ? null : `${reserved} нь захиалгад барьсан`;
  return (
    <li ref={row} className={rowClass(line, isCurrent)} aria-current={isCurrent || undefined}>
      <div className="count-difference__head">
        <StockPicture file={picture} />
        <span>
          <b>{name}</b>
          <small>{[location, kept].filter(Boolean).join(', ')}</small>
        </span>
      </div>
      <dl className="count-difference__figures">
        <div>
          <dt>Систем</dt>
          <dd>{system}</dd>
        </div>
        <div>
          <dt>Тоолсон</dt>
          <dd>{units}</dd>
        </div>
        <div>
          <dt>Зөрүү</dt>
          <dd className={by < 0 ? 'count-difference__less' : 'count-difference__more'}>{signed(by)}</dd>
        </div>
      </dl>
      {moved !== 0 && <p>Тоолсноос хойш {signed(moved)} хөдөлсөн, түүнийг хөндөхгүй.</p>}
      {orders.length > 0 && <ReservedBy orders={orders} />}
      {isResolved(line) && (
        <p className="count-difference__resolved">
          <Icon name="check" />
          {reason === null ? 'Дахин тоолсон' : `Шалтгаан: ${DIFFERENCE_REASONS[reason].toLowerCase()}`}
        </p>
      )}
      <div className="count-difference__ways">
        <Button kind="outline" onClick={onRecount}>
          Дахин тоолох
        </Button>
        <Select
          aria-label={`${name}, шалтгаан`}
          value={reason ?? ''}
          onChange={({ target }) => onReason(target.value as DifferenceReason)}
        >
          <option value="" disabled>
            Шалтгаан
          </option>
          {Object.entries(DIFFERENCE_REASONS).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      </div>
    </li>
  );
}

const rowClass = (line: Compared, isCurrent: boolean): string =>
  ['count-difference', isResolved(line) ? '' : 'count-difference--open', isCurrent ? 'count-difference--current' : '']
    .filter(Boolean)
    .join(' ');

function ReservedBy({ orders }: { orders: readonly string[] }) {
  const mayOpen = useMay()('view-orders', 'reads');
  return (
    <p className="count-difference__reserved">
      Захиалгад барьсан тул бичигдэхгүй. Эхлээд шийднэ:{' '}
      {orders.map((number) => (
        <span key={number}>{mayOpen ? <OrderNumber number={number} /> : number} </span>
      ))}
    </p>
  );
}
