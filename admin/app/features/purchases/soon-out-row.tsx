import '@tokhi/ui/form/checkbox.css';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useEffect, useRef } from 'react';
import { GoodsCell } from '../../goods/goods-cell.tsx';
import { Meter } from '../../parts/meter.tsx';
import { dayText } from '../../show/moment-text.ts';
import type { SoonOut } from './purchases-query.ts';
import { yuanText } from './yuan-text.ts';

const VERY_SOON_DAYS = 7;
const SOON_DAYS = 14;

interface SoonOutRowProps {
  product: SoonOut;
  units: number;
  isCurrent: boolean;
  isChosen: boolean;
  /** Null for read-only members. */
  onType: ((units: number) => void) | null;
  onChoose: () => void;
  onMark: () => void;
}

/** A product that sells out soon; the marked row also explains its proposal. */
export function SoonOutRow({ product, units, isCurrent, isChosen, onType, onChoose, onMark }: SoonOutRowProps) {
  const row = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCurrent) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const { name, remain, speed, days, incoming, proposal, unit_fen } = product;
  const urgency = days <= VERY_SOON_DAYS ? 'over' : days <= SOON_DAYS ? 'near' : 'fits';
  const classes = [isCurrent && 'table__row--current soon-out--current', isChosen && 'table__row--selected'];
  return (
    <>
      <tr ref={row} className={classes.filter(Boolean).join(' ') || undefined} aria-current={isCurrent || undefined}>
        {onType !== null && (
          <td className="soon-out__tick">
            <input
              type="checkbox"
              className="check__tick"
              aria-label={`${name} сонгох`}
              checked={isChosen}
              onFocus={onMark}
              onChange={onChoose}
            />
          </td>
        )}
        <td>
          <GoodsCell {...product} note={product.supplier?.name ?? 'нийлүүлэгчгүй'} />
        </td>
        <td className="table__num">
          <b>{remain}</b>
        </td>
        <td className="table__num">{speed.toFixed(1)}</td>
        <td className="table__num">
          <span className="soon-out__days">
            <Meter label={`${days} хоногт дуусна`} value={days} max={proposal.coming_days} tone={urgency} />
            <b className={`soon-out__days--${urgency}`}>{days}</b>
          </span>
        </td>
        <td className="table__num">
          {incoming === null ? <span className="soft">—</span> : incoming.units}
          {incoming !== null && <small>{dayText(incoming.expected_on)}</small>}
        </td>
        <td className="table__num">
          {onType === null ? (
            <b>{units}</b>
          ) : (
            <TextInput
              className="soon-out__units"
              inputMode="numeric"
              aria-label={`${name}, захиалах`}
              maxLength={5}
              value={units}
              onFocus={({ target }) => {
                target.select();
                onMark();
              }}
              onChange={({ target }) => onType(Number(target.value.replace(/\D/g, '')))}
            />
          )}
        </td>
        {unit_fen !== undefined && (
          <td className="table__num">
            {unit_fen === null ? <span className="soft">өртөггүй</span> : yuanText(unit_fen * units)}
          </td>
        )}
      </tr>
      {isCurrent && <WhyRow product={product} isChosen={isChosen} hasTick={onType !== null} />}
    </>
  );
}

function WhyRow({ product, isChosen, hasTick }: { product: SoonOut; isChosen: boolean; hasTick: boolean }) {
  const { sold, sold_days, speed, drafted, unit_fen } = product;
  const { units, wanted, sellable, coming, days, coming_days, reserve_days } = product.proposal;
  return (
    <tr className={isChosen ? 'soon-out__why table__row--selected' : 'soon-out__why'}>
      <td
        className={hasTick ? 'soon-out__reasons' : undefined}
        colSpan={(hasTick ? 7 : 6) + (unit_fen === undefined ? 0 : 1)}
      >
        <span className="soon-out__sum">
          <span>
            <b>Яагаад {units}:</b> өдөрт {speed.toFixed(2)} × {days} хоног = {wanted}, үүнээс зарах {sellable}
            {coming > 0 && `, замд ${coming}`}-г хасав.
          </span>
          <span>
            {days} = ирэх {coming_days} + нөөц {reserve_days} хоног; {sold_days} хоногт {sold} зарсан
          </span>
          {drafted > 0 && <span className="soon-out__drafted">Ноорогт {drafted} ш бий</span>}
        </span>
      </td>
    </tr>
  );
}
