import { LONGEST_ALT } from '@tokhi/contract/admin/picture-words';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { type SubmitEvent, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { KINDS, kindValue } from './kind-words.ts';
import type { Picture } from './pictures-query.ts';

interface PictureFieldsProps {
  picture: Picture;
  place: number;
  onDescribe: (picture: Pick<Picture, 'id' | 'alt' | 'kind' | 'seen_from'>) => Promise<boolean>;
  onRemove: () => void;
  /** After alt text was saved with Enter: goes to the next picture without it. */
  onNext: () => void;
}

/** Kind and alt text of the chosen picture. */
export function PictureFields({ picture, place, onDescribe, onRemove, onNext }: PictureFieldsProps) {
  const [alt, setAlt] = useState(picture.alt);
  const [busy, setBusy] = useState(false);
  const { id, kind, seen_from } = picture;
  async function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const isSaved = await onDescribe({ id, kind, seen_from, alt: alt.trim() });
    setBusy(false);
    if (isSaved) onNext();
  }
  return (
    <form method="dialog" noValidate className="pictures__fields" onSubmit={(event) => void save(event)}>
      {picture.state !== 'refused' && (
        <>
          <Field label="Төрөл">
            {(ties) => (
              <Select
                {...ties}
                value={kindValue(picture)}
                onChange={({ target }) => {
                  const wanted = KINDS.find(({ value }) => value === target.value);
                  if (wanted !== undefined)
                    void onDescribe({ id, alt: picture.alt, kind: wanted.kind, seen_from: wanted.seen_from });
                }}
              >
                {KINDS.map(({ value, text }) => (
                  <option key={value} value={value}>
                    {text}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field className="pictures__alt" label={`${place}-р зургийн alt`}>
            {(ties) => (
              <TextInput
                {...ties}
                value={alt}
                maxLength={LONGEST_ALT}
                placeholder="Зурагт юу харагдаж байна вэ"
                onChange={({ target }) => setAlt(target.value)}
              />
            )}
          </Field>
          <Button type="submit" kind="outline" busy={busy} disabled={alt.trim() === picture.alt}>
            Хадгалах <Kbd>Enter</Kbd>
          </Button>
        </>
      )}
      <Button kind="quiet" icon={<Icon name="trash-2" />} onClick={onRemove}>
        Хасах
      </Button>
    </form>
  );
}
