import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { useEffect, useRef } from 'react';
import { Tag } from '../../parts/tag.tsx';
import { dayText } from '../../show/moment-text.ts';
import { StockPicture } from './stock-picture.tsx';
import type { Stocked } from './stock-query.ts';
import { daysSince, STALE_DAYS } from './stock-words.ts';

const FEW = 3;

interface StockRowProps {
  product: Stocked;
  isCurrent: boolean;
  now: Date;
  onChoose: () => void;
}

/** A product of the shelf; two lines on a phone. */
export function StockRow({ product, isCurrent, now, onChoose }: StockRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const { code, name, picture, location, onHand, reserved, remain } = product;
  const level = remain === 0 ? 'stock-row--none' : remain < FEW ? 'stock-row--few' : 'stock-row--enough';
  return (
    <tr
      ref={row}
      className={isCurrent ? 'table__row--current table__row--selected' : undefined}
      aria-current={isCurrent || undefined}
    >
      <td className="stock-row__name">
        <span className="stock-row__what">
          <StockPicture file={picture} />
          <span>
            <button type="button" className="stock-row__choose" onClick={onChoose}>
              {name}
            </button>
            <small>
              <span className="stock-row__place-here">{location === null ? '' : `${location}, `}</span>
              {formatProductCode(code)}
            </small>
          </span>
        </span>
      </td>
      <td className="stock-row__place">{location === null ? <span className="soft">—</span> : <b>{location}</b>}</td>
      <td className="table__num stock-row__units">
        <b>{onHand}</b>
      </td>
      <td className={reserved === 0 ? 'table__num stock-row__kept soft' : 'table__num stock-row__kept'}>{reserved}</td>
      <td className="table__num stock-row__sell">
        <b className={level}>{remain}</b>
      </td>
      <td className="stock-row__counted">
        <Counted product={product} now={now} />
      </td>
    </tr>
  );
}

/** Gold if it was counted long ago, or never although it has units. */
function Counted({ product: { countedAt, onHand }, now }: { product: Stocked; now: Date }) {
  const days = daysSince(countedAt, now);
  if (countedAt === null || days === null)
    return onHand === 0 ? <span className="soft">—</span> : <Tag kind="warn">тоолоогүй</Tag>;
  if (days <= STALE_DAYS || onHand === 0) return <span className="soft">{dayText(countedAt)}</span>;
  return (
    <Tag kind="warn">
      {dayText(countedAt)}, {days} хоног
    </Tag>
  );
}
