import { type OverReason, overReasons } from '@tokhi/contract/admin/purchases/purchase-words';
import { Select } from '@tokhi/ui/form/select.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { GoodsCell } from '../../../goods/goods-cell.tsx';
import type { PurchaseLine } from '../purchases-query.ts';
import { type Arrival, overOf } from './arrival.ts';
import { moveToLine } from './move-to-line.ts';

interface ReceiveRowProps {
  line: PurchaseLine;
  arrival: Arrival;
  onChange: (arrival: Arrival) => void;
}

const digits = (typed: string): number => Number(typed.replace(/\D/g, ''));

/** The received units of a line; more than ordered needs a reason. */
export function ReceiveRow({ line, arrival, onChange }: ReceiveRowProps) {
  const called = `${line.name}, ${line.colour}`;
  const { units, damaged } = arrival;
  const over = overOf(line, arrival);
  const field = (name: 'units' | 'damaged', label: string, isWrong: boolean) => (
    <TextInput
      className="draft-lines__units"
      inputMode="numeric"
      aria-label={`${called}, ${label}`}
      aria-invalid={isWrong || undefined}
      maxLength={5}
      data-column={name}
      placeholder="0"
      value={arrival[name] === 0 ? '' : arrival[name]}
      onFocus={({ target }) => target.select()}
      onKeyDown={moveToLine}
      onChange={({ target }) => onChange({ ...arrival, [name]: digits(target.value) })}
    />
  );
  return (
    <tr>
      <td>
        <GoodsCell {...line} name={called} />
      </td>
      <td className="table__num">{line.missing}</td>
      <td className="table__num">{field('units', 'ирсэн', false)}</td>
      <td className="table__num">{field('damaged', 'гэмтсэн', damaged > units)}</td>
      <td>
        {over > 0 && (
          <Select
            aria-label={`${called}, ${over} илүү ирсэн шалтгаан`}
            value={arrival.over_reason ?? line.over_reason ?? ''}
            onChange={({ target }) =>
              onChange({ ...arrival, over_reason: (target.value || null) as OverReason | null })
            }
          >
            <option value="">+{over} яагаад?</option>
            {Object.entries(overReasons).map(([value, text]) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </Select>
        )}
      </td>
    </tr>
  );
}
