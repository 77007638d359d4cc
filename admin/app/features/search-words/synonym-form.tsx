import { useQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import type { Ref, SubmitEvent } from 'react';
import { reasonOf } from '../../calls/refused.ts';
import { useKeys } from '../../keys/keys.tsx';
import { ChoiceRow } from '../../parts/choice-row.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useRested } from '../../show/use-rested.ts';
import { previewQuery, type SynonymTyped } from './search-words-query.ts';
import { SynonymEffect } from './synonym-effect.tsx';

const WAYS = [
  { value: 'one', text: '→' },
  { value: 'both', text: '=' },
] as const;

interface SynonymFormProps {
  typed: SynonymTyped;
  onType: (typed: SynonymTyped) => void;
  onSave: (typed: SynonymTyped) => void;
  isSaving: boolean;
  /** The second field: it gets the focus for a text from the list. */
  meantInput: Ref<HTMLInputElement>;
}

/** A synonym, with its results before it is saved. */
export function SynonymForm({ typed, onType, onSave, isSaving, meantInput }: SynonymFormProps) {
  const trimmed = { ...typed, said: typed.said.trim(), meant: typed.meant.trim() };
  const rested = useRested(JSON.stringify(trimmed));
  const preview = useQuery(previewQuery(JSON.parse(rested) as SynonymTyped));
  const isWhole = trimmed.said !== '' && trimmed.meant !== '';
  const save = () => isWhole && !isSaving && onSave(trimmed);
  useKeys([{ key: 'Ctrl Enter', does: 'синоним хадгалах', press: save }]);
  return (
    <Panel title="Синоним нэмэх">
      <form
        noValidate
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          event.preventDefault();
          save();
        }}
      >
        <div className="synonym-form__words">
          <Field label="Хайсан үг">
            {(ties) => (
              <TextInput
                {...ties}
                value={typed.said}
                maxLength={60}
                onChange={({ target }) => onType({ ...typed, said: target.value })}
              />
            )}
          </Field>
          <ChoiceRow
            label="Чиглэл: нэг тал эсвэл хоёр тал"
            value={typed.both_ways ? 'both' : 'one'}
            choices={WAYS}
            onChange={(way) => onType({ ...typed, both_ways: way === 'both' })}
          />
          <Field label="Ижил үг">
            {(ties) => (
              <TextInput
                {...ties}
                ref={meantInput}
                value={typed.meant}
                maxLength={60}
                onChange={({ target }) => onType({ ...typed, meant: target.value })}
              />
            )}
          </Field>
        </div>
        {preview.error !== null && <Note kind="bad" title={reasonOf(preview.error)} />}
        {isWhole && preview.data !== undefined && <SynonymEffect preview={preview.data} />}
        <Button type="submit" wide busy={isSaving} disabled={!isWhole}>
          Хадгалах <Kbd inButton>Ctrl Enter</Kbd>
        </Button>
        <p className="search-words__hint">Хэдхэн секундэд дэлгүүрт үйлчилнэ. Буцаах: Ctrl Z</p>
      </form>
    </Panel>
  );
}
