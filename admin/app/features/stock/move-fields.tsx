import { Field } from '@tokhi/ui/form/field.tsx';
import { Radio } from '@tokhi/ui/form/radio.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useId } from 'react';
import { ChoiceRow } from '../../parts/choice-row.tsx';
import { isLocation, type StockForm } from './stock-form.ts';
import { LOSSES, type Loss, PLACES } from './stock-words.ts';

interface MoveFieldsProps {
  form: StockForm;
  /** The current location. */
  location: string | null;
  /** Counted in the other store: it needs a new shelf here. */
  leavesShelf: boolean;
  onChange: (change: Partial<StockForm>) => void;
}

const LONGEST_NOTE = 200;
const LONGEST_LOCATION = 7;

/** The other fields: why units are lost, the place of the count or the new location, and a note. */
export function MoveFields({ form, location: now, leavesShelf, onChange }: MoveFieldsProps) {
  const { kind, loss, place, location, note } = form;
  return (
    <>
      {kind === 'write-off' && <LossChoice loss={loss} onChange={(chosen) => onChange({ loss: chosen })} />}
      {kind === 'count' && (
        <div>
          <p className="stock-move__label">Хаана тоолсон</p>
          <ChoiceRow
            label="Хаана тоолсон"
            value={place}
            choices={PLACES}
            onChange={(chosen) => onChange({ place: chosen })}
          />
        </div>
      )}
      {kind !== 'write-off' && (
        <Field
          label="Байршил"
          optional
          help={leavesShelf ? 'Хоосон бол тавиургүй болно: хуучин тавиур нь нөгөө агуулахынх' : undefined}
          error={location.trim() === '' || isLocation(location) ? undefined : 'C-02 эсвэл C-02-1 гэж бичнэ үү'}
        >
          {(ties) => (
            <TextInput
              {...ties}
              placeholder={now ?? 'C-02-1'}
              autoComplete="off"
              maxLength={LONGEST_LOCATION}
              value={location}
              onChange={({ target }) => onChange({ location: target.value })}
            />
          )}
        </Field>
      )}
      <Field label="Тайлбар" optional>
        {(ties) => (
          <TextArea
            {...ties}
            rows={2}
            maxLength={LONGEST_NOTE}
            value={note}
            onChange={({ target }) => onChange({ note: target.value })}
          />
        )}
      </Field>
    </>
  );
}

function LossChoice({ loss, onChange }: { loss: Loss; onChange: (loss: Loss) => void }) {
  const name = useId();
  return (
    <fieldset className="stock-move__losses">
      <legend className="stock-move__label">Шалтгаан</legend>
      {Object.entries(LOSSES).map(([value, text]) => (
        <Radio key={value} name={name} label={text} checked={value === loss} onChange={() => onChange(value as Loss)} />
      ))}
    </fieldset>
  );
}
