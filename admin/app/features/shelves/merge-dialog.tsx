import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { useState } from 'react';
import { OutcomeNote } from '../../parts/outcome-note.tsx';
import type { Shelf } from './shelves-query.ts';

interface MergeDialogProps {
  shelf: Shelf;
  shelves: readonly Shelf[];
  busy: boolean;
  onClose: () => void;
  onMerge: (into: Shelf) => void;
}

/** The target of a merge; it cannot be taken back, so the dialog first says how much moves. */
export function MergeDialog({ shelf, shelves, busy, onClose, onMerge }: MergeDialogProps) {
  const [chosen, setChosen] = useState('');
  const others = shelves.filter(({ kind, id }) => kind === shelf.kind && id !== shelf.id);
  const into = others.find(({ id }) => String(id) === chosen);
  const nameOf = (one: Shelf) => {
    const parent = shelves.find(({ kind, id }) => kind === 'category' && id === one.parent);
    return parent === undefined ? one.name : `${parent.name}, ${one.name}`;
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={`«${shelf.name}»-г нэгтгэх`}
      foot={
        <Button busy={busy} disabled={into === undefined} onClick={() => into && onMerge(into)}>
          {shelf.products.toLocaleString('en')} барааг шилжүүлж нэгтгэх
        </Button>
      }
    >
      <div className="new-shelf">
        <Field label="Юутай нэгтгэх">
          {(ties) => (
            <Select {...ties} value={chosen} onChange={({ target }) => setChosen(target.value)}>
              <option value="">Сонгох</option>
              {others.map((one) => (
                <option key={one.id} value={one.id}>
                  {nameOf(one)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <OutcomeNote waits>
          «{shelf.name}» алга болж, бараа нь сонгосонд шилжинэ.{' '}
          {shelf.code !== null && 'Хуучин хаяг нь дахин ашиглагдахгүй. '}
          Буцаах боломжгүй.
        </OutcomeNote>
      </div>
    </Dialog>
  );
}
