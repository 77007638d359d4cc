import { useMutation } from '@tanstack/react-query';
import { LONGEST_ALT } from '@tokhi/contract/admin/picture-words';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../../calls/ask.ts';
import { reasonOf } from '../../../calls/refused.ts';
import { Kbd } from '../../../parts/kbd.tsx';
import type { FrontPicture } from '../front-page-query.ts';
import { PictureTags } from './picture-tags.tsx';

/** The alt text of a library picture; no page takes a picture without it. */
export function AltForm({ picture, onSaved }: { picture: FrontPicture; onSaved: () => Promise<unknown> }) {
  const [alt, setAlt] = useState(picture.alt);
  const save = useMutation({
    mutationFn: () => ask('describeFrontPicture', { id: picture.id, alt: alt.trim() }),
    onSuccess: onSaved,
  });
  const isSame = alt.trim() === picture.alt || alt.trim() === '';
  return (
    <form
      method="dialog"
      noValidate
      className="library__alt"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSame && !save.isPending) save.mutate();
      }}
    >
      <Field label="Зурагт юу харагдаж байна вэ (alt)">
        {(ties) => (
          <TextInput {...ties} value={alt} maxLength={LONGEST_ALT} onChange={({ target }) => setAlt(target.value)} />
        )}
      </Field>
      <Button type="submit" kind="outline" busy={save.isPending} disabled={isSame}>
        Хадгалах <Kbd>Enter</Kbd>
      </Button>
      <p className="library__tags">
        <PictureTags picture={picture} />
        {picture.height !== null && (
          <span className="soft">
            {picture.width}×{picture.height}
          </span>
        )}
      </p>
      {save.error !== null && <Note kind="bad" title={reasonOf(save.error)} />}
    </form>
  );
}
