import type { AdminCalls } from '@tokhi/contract/admin/calls';
import type { CallBody } from '@tokhi/contract/call';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { reasonOf } from '../../calls/refused.ts';
import { KIND_NAMES } from './shelf-words.ts';
import type { Shelf, ShelfKind } from './shelves-query.ts';
import { useShelfChange } from './use-shelf-change.ts';

type New = CallBody<AdminCalls['createShelf']>;

interface NewShelfProps {
  kinds: readonly ShelfKind[];
  shelves: readonly Shelf[];
  /** The open category: the likely parent of a new sub-category. */
  parent: number | null;
  onClose: () => void;
  onCreated: (shelf: Shelf) => void;
}

/** An empty shelf. Its address is set once: it stays when the name changes. */
export function NewShelf({ kinds, shelves, parent, onClose, onCreated }: NewShelfProps) {
  const { create } = useShelfChange();
  const categories = shelves.filter((one) => one.kind === 'category');
  const [kind, setKind] = useState<ShelfKind>(kinds.at(-1) ?? 'brand');
  const [typed, setTyped] = useState({
    name: '',
    code: '',
    // An existing swatch, until another is chosen.
    swatch: shelves.find((one) => one.swatch !== null)?.swatch ?? '',
    parent: parent ?? categories[0]?.id ?? 0,
  });
  const name = typed.name.trim();
  const body: New =
    kind === 'colour'
      ? { kind, name, swatch: typed.swatch }
      : kind === 'sub_category'
        ? { kind, name, code: typed.code, parent: typed.parent }
        : { kind, name, code: typed.code };
  const isWhole = name !== '' && (kind === 'colour' ? typed.swatch : typed.code) !== '';
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Шинэ ${KIND_NAMES[kind].toLowerCase()}`}
      foot={
        <Button
          busy={create.isPending}
          disabled={!isWhole}
          onClick={() => create.mutate(body, { onSuccess: (shelf) => onCreated(shelf) })}
        >
          Үүсгэх
        </Button>
      }
    >
      <div className="new-shelf">
        {create.isError && <Note kind="bad" title={reasonOf(create.error)} />}
        {kinds.length > 1 && (
          <Field label="Төрөл">
            {(ties) => (
              <Select {...ties} value={kind} onChange={({ target }) => setKind(target.value as ShelfKind)}>
                {kinds.map((one) => (
                  <option key={one} value={one}>
                    {KIND_NAMES[one]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {kind === 'sub_category' && (
          <Field label="Харьяалах ангилал">
            {(ties) => (
              <Select
                {...ties}
                value={typed.parent}
                onChange={({ target }) => setTyped({ ...typed, parent: Number(target.value) })}
              >
                {categories.map((one) => (
                  <option key={one.id} value={one.id}>
                    {one.name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        <Field label="Нэр">
          {(ties) => (
            <TextInput
              {...ties}
              maxLength={60}
              value={typed.name}
              onChange={({ target }) => setTyped({ ...typed, name: target.value })}
            />
          )}
        </Field>
        {kind === 'colour' ? (
          <Field label="Өнгөний дээж">
            {(ties) => (
              <TextInput
                {...ties}
                type="color"
                className="shelf-fields__swatch"
                value={typed.swatch}
                onChange={({ target }) => setTyped({ ...typed, swatch: target.value })}
              />
            )}
          </Field>
        ) : (
          <Field label="Хаяг" help="Латин жижиг үсэг, тоо, зураас. Дараа нь солигдохгүй.">
            {(ties) => (
              <TextInput
                {...ties}
                maxLength={60}
                value={typed.code}
                onChange={({ target }) =>
                  setTyped({ ...typed, code: target.value.toLowerCase().replace(/[^a-z0-9-]|^-+/g, '') })
                }
              />
            )}
          </Field>
        )}
      </div>
    </Dialog>
  );
}
