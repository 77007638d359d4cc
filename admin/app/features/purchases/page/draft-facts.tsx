import { useQuery } from '@tanstack/react-query';
import { depositFen } from '@tokhi/rules/purchase/purchase-limit';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import type { ReactNode } from 'react';
import { Panel } from '../../../parts/panel.tsx';
import { type Purchase, suppliersQuery } from '../purchases-query.ts';
import { yuanText } from '../yuan-text.ts';
import { PaperLinks } from './paper-links.tsx';
import { type Draft, totalsOf } from './purchase-draft.ts';
import { PurchaseSum } from './purchase-sum.tsx';

interface DraftFactsProps {
  purchase: Purchase;
  draft: Draft;
  mayOrder: boolean;
  onType: (head: Partial<Omit<Draft, 'lines'>>) => void;
  /** The button that sends it. */
  children: ReactNode;
}

const MOST_PERCENT = 100;

/** Supplier, expected date, advance payment and sum. */
export function DraftFacts({ purchase, draft, mayOrder, onType, children }: DraftFactsProps) {
  const suppliers = useQuery(suppliersQuery).data?.suppliers ?? [];
  const { units, fen } = totalsOf(draft);
  const { supplier, expected_on, deposit_percent, note } = draft;
  const dirty = (is: boolean) => (is ? 'purchase__field purchase__field--dirty' : 'purchase__field');
  const choices = suppliers.filter(({ id, retired_at }) => retired_at === null || id === purchase.supplier.id);
  return (
    <Panel title="Захиалга" flush>
      <fieldset className="purchase__fields" disabled={!mayOrder} aria-label="Захиалга">
        <Field className={`${dirty(supplier !== purchase.supplier.id)} purchase__wide`} label="Нийлүүлэгч">
          {(ties) => (
            <Select {...ties} value={supplier} onChange={({ target }) => onType({ supplier: Number(target.value) })}>
              {choices.length === 0 && <option value={purchase.supplier.id}>{purchase.supplier.name}</option>}
              {choices.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field className={dirty(expected_on !== purchase.expected_on)} label="Хүлээгдэх" help="Бээжин агуулахад">
          {(ties) => (
            <TextInput
              {...ties}
              type="date"
              value={expected_on ?? ''}
              onChange={({ target }) => onType({ expected_on: target.value || null })}
            />
          )}
        </Field>
        <Field
          className={dirty(deposit_percent !== purchase.deposit_percent)}
          label="Урьдчилгаа, %"
          help={purchase.deposit_fen === undefined ? undefined : yuanText(depositFen(fen, deposit_percent))}
        >
          {(ties) => (
            <TextInput
              {...ties}
              inputMode="numeric"
              maxLength={3}
              value={deposit_percent}
              onChange={({ target }) =>
                onType({ deposit_percent: Math.min(Number(target.value.replace(/\D/g, '')), MOST_PERCENT) })
              }
            />
          )}
        </Field>
        <Field className={`${dirty(note !== purchase.note)} purchase__wide`} label="Нийлүүлэгчид хэлэх">
          {(ties) => (
            <TextArea
              {...ties}
              className="purchase__text"
              rows={2}
              maxLength={500}
              value={note}
              onChange={({ target }) => onType({ note: target.value })}
            />
          )}
        </Field>
      </fieldset>
      <PurchaseSum purchase={purchase} units={units} fen={fen} />
      <div className="purchases__form">
        <PaperLinks number={purchase.number} />
        {children}
      </div>
    </Panel>
  );
}
