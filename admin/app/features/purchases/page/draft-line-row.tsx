import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useState } from 'react';
import { GoodsCell } from '../../../goods/goods-cell.tsx';
import { Icon } from '../../../icons/icon.tsx';
import { dayText } from '../../../show/moment-text.ts';
import type { PurchaseLine } from '../purchases-query.ts';
import { fenIn, yuanField, yuanText } from '../yuan-text.ts';
import { moveToLine } from './move-to-line.ts';
import type { DraftLine } from './purchase-draft.ts';

interface DraftLineRowProps {
  line: DraftLine;
  /** Undefined: not saved yet. */
  saved: PurchaseLine | undefined;
  mayOrder: boolean;
  onChange: (changed: Partial<DraftLine>) => void;
  onRemove: () => void;
}

const dirty = (is: boolean) => (is ? 'draft-lines__field draft-lines__field--dirty' : 'draft-lines__field');

/** A line of a draft; arrow keys move to the same field of the line above or below. */
export function DraftLineRow({ line, saved, mayOrder, onChange, onRemove }: DraftLineRowProps) {
  const { name, colour, units, unit_fen, expected_on } = line;
  const called = `${name}, ${colour}`;
  return (
    <tr>
      <td>
        <GoodsCell {...line} name={called} />
      </td>
      <td className="table__num">
        {mayOrder ? (
          <span className={dirty(units !== saved?.units)}>
            <TextInput
              className="draft-lines__units"
              inputMode="numeric"
              aria-label={`${called}, ш`}
              aria-invalid={units === 0 || undefined}
              maxLength={5}
              data-column="units"
              value={units === 0 ? '' : units}
              onFocus={({ target }) => target.select()}
              onKeyDown={moveToLine}
              onChange={({ target }) => onChange({ units: Number(target.value.replace(/\D/g, '')) })}
            />
          </span>
        ) : (
          <b>{units}</b>
        )}
      </td>
      {unit_fen !== undefined && (
        <td className="table__num">
          {mayOrder ? (
            <span className={dirty(unit_fen !== saved?.unit_fen)}>
              <PriceField label={`${called}, нэгж`} fen={unit_fen} onChange={(fen) => onChange({ unit_fen: fen })} />
            </span>
          ) : (
            unit_fen !== null && yuanText(unit_fen)
          )}
        </td>
      )}
      {unit_fen !== undefined && (
        <td className="table__num">
          {unit_fen === null ? <span className="soft">үнэгүй</span> : yuanText(unit_fen * units)}
        </td>
      )}
      <td>
        {mayOrder ? (
          <span className={dirty(expected_on !== (saved?.expected_on ?? null))}>
            <TextInput
              type="date"
              className={expected_on === null ? 'draft-lines__day draft-lines__day--none' : 'draft-lines__day'}
              aria-label={`${called}, тусдаа өдөр`}
              value={expected_on ?? ''}
              onChange={({ target }) => onChange({ expected_on: target.value || null })}
            />
          </span>
        ) : (
          expected_on !== null && dayText(expected_on)
        )}
      </td>
      {mayOrder && (
        <td className="draft-lines__remove">
          <IconButton label={`${called} хасах`} onClick={onRemove}>
            <Icon name="x" />
          </IconButton>
        </td>
      )}
    </tr>
  );
}

interface PriceFieldProps {
  label: string;
  fen: number | null;
  onChange: (fen: number | null) => void;
}

function PriceField({ label, fen, onChange }: PriceFieldProps) {
  const [typed, setTyped] = useState(yuanField(fen));
  // A colleague saved another price, or the change was cancelled: drop what was typed.
  if (fenIn(typed) !== undefined && fenIn(typed) !== fen) setTyped(yuanField(fen));
  return (
    <TextInput
      className="draft-lines__price"
      inputMode="decimal"
      aria-label={label}
      aria-invalid={fen === null || fenIn(typed) === undefined || undefined}
      maxLength={12}
      data-column="price"
      value={typed}
      onFocus={({ target }) => target.select()}
      onKeyDown={moveToLine}
      onChange={({ target }) => {
        const next = fenIn(target.value);
        if (next === undefined) return;
        setTyped(target.value);
        onChange(next);
      }}
    />
  );
}
