import './truck-form.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { type FormEvent, useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { useFirstFocus } from '../../parts/use-first-focus.ts';
import { fieldsOf, readFields, type TypedTruck } from './truck-fields.ts';
import type { Truck } from './truck-queries.ts';

interface TruckFormProps {
  /** Null: a new one. */
  truck: Truck | null;
  onClose: () => void;
  onSaved: (truck: Truck) => void;
}

const FIELDS: readonly { name: keyof TypedTruck; label: string; type?: 'datetime-local'; number?: true }[] = [
  { name: 'name', label: 'Нэр' },
  { name: 'plate', label: 'Улсын дугаар' },
  { name: 'driver', label: 'Жолооч' },
  { name: 'phone', label: 'Жолоочийн утас' },
  { name: 'capacityKg', label: 'Даац, кг', number: true },
  { name: 'capacityCubic', label: 'Эзлэхүүн, м³', number: true },
  { name: 'departsAt', label: 'Бээжингээс гарах', type: 'datetime-local' },
  { name: 'arrivesAt', label: 'Улаанбаатарт ирэх', type: 'datetime-local' },
];

/** A new truck, or the fields of an existing one. Times are those of Ulaanbaatar. */
export function TruckForm({ truck, onClose, onSaved }: TruckFormProps) {
  const queries = useQueryClient();
  const first = useFirstFocus<HTMLInputElement>();
  const [typed, setTyped] = useState(() => fieldsOf(truck));
  const save = useMutation({
    mutationFn: () => {
      const fields = readFields(typed);
      return truck === null
        ? ask('createTruck', fields)
        : ask('changeTruck', { truck: truck.id, version: truck.version, ...fields });
    },
    onSuccess: ({ truck: saved }) => {
      onClose();
      onSaved(saved);
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['trucks'] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={truck === null ? 'Шинэ ачилт' : `${truck.name} засах`}
      foot={
        <>
          <Button kind="outline" onClick={onClose}>
            Болих
          </Button>
          <Button type="submit" form="truck-form" busy={save.isPending}>
            {truck === null ? 'Ачилт нээх' : 'Хадгалах'}
          </Button>
        </>
      }
    >
      <form id="truck-form" className="truck-form" onSubmit={submit}>
        {FIELDS.map(({ name, label, type, number }) => (
          <Field key={name} label={label}>
            {(ties) => (
              <TextInput
                {...ties}
                ref={name === 'name' ? first : null}
                type={type ?? 'text'}
                inputMode={number === true ? 'decimal' : undefined}
                required={name === 'name'}
                value={typed[name]}
                onChange={({ target }) => setTyped({ ...typed, [name]: target.value })}
              />
            )}
          </Field>
        ))}
      </form>
      {save.isError && <Note kind="bad" title={reasonOf(save.error)} />}
    </Dialog>
  );
}
