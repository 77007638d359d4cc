import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../../calls/refused.ts';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import type { Supplier } from '../purchases-query.ts';
import { fieldsOf, NEW_SUPPLIER, problemIn, SUPPLIER_TEXTS, type SupplierFields } from './supplier-fields.ts';
import { useSupplier } from './use-supplier.ts';

interface SupplierFormProps {
  /** Null: a new one. */
  supplier: Supplier | null;
  mayEdit: boolean;
  onDone: () => void;
}

const MOST_PERCENT = 100;

/** A supplier's data for orders; nothing can be ordered from a retired one. */
export function SupplierForm({ supplier, mayEdit, onDone }: SupplierFormProps) {
  const first = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<SupplierFields>(() => (supplier === null ? NEW_SUPPLIER : fieldsOf(supplier)));
  const [isAsked, setAsked] = useState(false);
  const save = useSupplier();
  const problem = isAsked ? problemIn(typed) : null;
  const isRetired = supplier !== null && supplier.retired_at !== null;
  const store = (retired: boolean) => {
    setAsked(true);
    if (problemIn(typed) === null && !save.isPending && mayEdit)
      save.mutate({ supplier, typed, retired }, { onSuccess: onDone });
  };
  useEffect(() => first.current?.focus(), []);
  useKeys([{ key: 'Ctrl Enter', does: 'нийлүүлэгч хадгалах', press: () => store(isRetired) }]);
  return (
    <fieldset className="supplier-form" disabled={!mayEdit} aria-label={supplier?.name ?? 'Шинэ нийлүүлэгч'}>
      {save.error !== null && <Note kind="bad" title={reasonOf(save.error)} />}
      <div className="supplier-form__fields">
        {SUPPLIER_TEXTS.map(({ name, label, longest }) => (
          <Field key={name} label={label} error={problem?.field === name ? problem.text : undefined}>
            {(ties) => (
              <TextInput
                {...ties}
                ref={name === 'name' ? first : undefined}
                autoComplete="off"
                maxLength={longest}
                value={typed[name]}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            )}
          </Field>
        ))}
        <Field label="Урьдчилгаа, %">
          {(ties) => (
            <TextInput
              {...ties}
              inputMode="numeric"
              maxLength={3}
              value={typed.deposit_percent}
              onChange={({ target }) =>
                setTyped({
                  ...typed,
                  deposit_percent: Math.min(Number(target.value.replace(/\D/g, '')), MOST_PERCENT),
                })
              }
            />
          )}
        </Field>
        <Field className="supplier-form__wide" label="Тэмдэглэл">
          {(ties) => (
            <TextArea
              {...ties}
              className="supplier-form__text"
              rows={2}
              maxLength={500}
              value={typed.note}
              onChange={({ target }) => setTyped({ ...typed, note: target.value })}
            />
          )}
        </Field>
      </div>
      {mayEdit && (
        <div className="supplier-form__acts">
          <Button busy={save.isPending} onClick={() => store(isRetired)}>
            Хадгалах <Kbd inButton>Ctrl Enter</Kbd>
          </Button>
          {supplier !== null && (
            <Button kind="outline" disabled={save.isPending} onClick={() => store(!isRetired)}>
              {isRetired ? 'Дахин захиалдаг болгох' : 'Захиалахаа болих'}
            </Button>
          )}
        </div>
      )}
    </fieldset>
  );
}
