import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { useFirstFocus } from '../../../parts/use-first-focus.ts';
import { codesIn } from './codes-in.ts';

interface PasteDialogProps {
  busy: boolean;
  refused: string | null;
  onClose: () => void;
  onPaste: (codes: string[]) => void;
}

/** A list of codes from a spreadsheet or a message, with any separators. */
export function PasteDialog({ busy, refused, onClose, onPaste }: PasteDialogProps) {
  const field = useFirstFocus<HTMLTextAreaElement>();
  const [text, setText] = useState('');
  const codes = codesIn(text);
  const paste = () => {
    if (codes.length > 0) onPaste(codes);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Жагсаалт буулгах"
      foot={
        <>
          <Button kind="outline" onClick={onClose}>
            Болих
          </Button>
          <Button busy={busy} onClick={paste}>
            {codes.length > 0 ? `${codes.length} кодыг нэмэх` : 'Нэмэх'}
          </Button>
        </>
      }
    >
      <Field label="Захиалгын дугаарууд" help="Мөр, таслал эсвэл зайгаар тусгаарласан дугаар, сүүлийн 4 орон">
        {(ties) => (
          <TextArea
            {...ties}
            ref={field}
            rows={10}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !busy) paste();
            }}
          />
        )}
      </Field>
      {refused !== null && <Note kind="bad" title={refused} />}
    </Dialog>
  );
}
