import '@tokhi/ui/form/checkbox.css';
import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { useEffect, useRef } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { Tag } from '../../../parts/tag.tsx';
import { ChangeTag, percentText } from '../../price/public.ts';
import { checksOf, fieldText, type Limits } from '../import-words.ts';
import type { ImportRow as Row } from '../imports-query.ts';
import { PriceCell } from './price-cell.tsx';
import { isTaken, maySwitch } from './row-marks.ts';

interface ImportRowProps {
  row: Row;
  limits: Limits;
  isCurrent: boolean;
  /** Null: it can no longer change. */
  edits: { isEdited: boolean; onEdit: () => void; onFix: (price: number) => void; onClose: () => void } | null;
  onSwitch: () => void;
}

const Picture = ({ file }: { file: string | null }) => (
  <span className="import-row__picture">
    {file === null ? <Icon name="circle-alert" /> : <img src={`/images/product/${file}`} alt="" loading="lazy" />}
  </span>
);

/** A cut is green, as customers see it, unless it looks like a mistake. */
const Change = ({ tenths, isBad }: { tenths: number; isBad: boolean }) => {
  if (tenths === 0) return '—';
  return isBad ? <Tag kind="bad">{percentText(tenths)}</Tag> : <ChangeTag tenths={tenths} />;
};

const code = (text: string): string => (/^\d{8}$/.test(text) ? formatProductCode(text) : text);

/** A row of the file with its product: both prices, the margin, and what to check. */
export function ImportRow({ row, limits, isCurrent, edits, onSwitch }: ImportRowProps) {
  const element = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCurrent) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const name = row.name === null ? 'Код олдсонгүй' : `${row.name}, ${row.colour ?? ''}`;
  const isBad = row.outcome === 'wrong' || (!row.accepted && row.warnings.includes('zero'));
  const isThin = row.margin !== null && row.margin < limits.margin * 10;
  return (
    <tr
      ref={element}
      className={[isCurrent && 'table__row--current', isBad && 'import-row--bad', row.left_out && 'import-row--out']
        .filter(Boolean)
        .join(' ')}
      aria-current={isCurrent || undefined}
    >
      <td className="import-row__tick">
        <input
          type="checkbox"
          className="check__tick"
          aria-label={`${row.at}-р мөр, ${name}`}
          checked={isTaken(row)}
          disabled={edits === null || !maySwitch(row)}
          onChange={onSwitch}
        />
      </td>
      <td className="import-row__name">
        <span className="import-row__what">
          <Picture file={row.picture} />
          <span>
            {name}
            <small>
              {row.at}. {code(row.code)}
            </small>
            {row.fields.length > 0 && <small>{row.fields.map(fieldText).join(', ')}</small>}
          </span>
        </span>
      </td>
      <td className="table__num import-row__was">
        {row.was === null ? (
          '—'
        ) : row.outcome === 'same' ? (
          row.was.toLocaleString('en')
        ) : (
          <s>{row.was.toLocaleString('en')}</s>
        )}
      </td>
      <td className="table__num import-row__now">
        {edits === null ? <b>{row.now?.toLocaleString('en') ?? '—'}</b> : <PriceCell row={row} {...edits} />}
      </td>
      <td className="table__num import-row__change">{<Change tenths={row.change ?? 0} isBad={isBad} />}</td>
      <td
        className={isThin ? 'table__num import-row__margin import-row__margin--thin' : 'table__num import-row__margin'}
      >
        {row.margin === null ? '—' : percentText(row.margin).replace('+', '')}
      </td>
      <td className="import-row__checks">
        {row.left_out ? (
          <Tag kind="line">хассан</Tag>
        ) : (
          checksOf(row, limits).map(({ kind, text }) => (
            <Tag key={text} kind={row.accepted ? 'line' : kind}>
              {row.accepted && <Icon name="check" />}
              {text}
            </Tag>
          ))
        )}
      </td>
    </tr>
  );
}
