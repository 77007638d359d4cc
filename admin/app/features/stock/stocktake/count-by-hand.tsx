import { parseProductCode } from '@tokhi/rules/catalogue/product-code';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { type FormEvent, useId, useState } from 'react';
import { useFirstFocus } from '../../../parts/use-first-focus.ts';

interface CountByHandProps {
  /** For a product that is already known. */
  code: string;
  title: string;
  onCount: (code: string, units: number) => void;
  onClose: () => void;
}

/** A typed count, for a label that cannot be read, or a shelf of many small boxes. */
export function CountByHand({ code: first, title, onCount, onClose }: CountByHandProps) {
  const form = useId();
  const field = useFirstFocus<HTMLInputElement>();
  const [typed, setTyped] = useState(first);
  const [units, setUnits] = useState('');
  const code = parseProductCode(typed);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (code === null || units === '') return;
    onCount(code, Number(units));
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      foot={
        <Button type="submit" form={form} disabled={code === null || units === ''}>
          Бичих
        </Button>
      }
    >
      <form id={form} className="stock-move" onSubmit={save}>
        {first === '' && (
          <Field label="Барааны код">
            {(ties) => (
              <TextInput
                ref={field}
                {...ties}
                inputMode="numeric"
                autoComplete="off"
                placeholder="704.892.15"
                maxLength={20}
                value={typed}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
        )}
        <Field label="Тоолсон тоо">
          {(ties) => (
            <TextInput
              ref={first === '' ? undefined : field}
              {...ties}
              inputMode="numeric"
              autoComplete="off"
              maxLength={5}
              value={units}
              onChange={({ target }) => setUnits(target.value.replace(/\D/g, ''))}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
