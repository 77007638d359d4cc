import { useQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { isRefused, reasonOf } from '../../calls/refused.ts';
import { useMay } from '../../calls/session.ts';
import { Icon } from '../../icons/icon.tsx';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Panel } from '../../parts/panel.tsx';
import { AttributesPanel } from './attributes-panel.tsx';
import { changedAttributes, changesOf, type DraftAttribute, draftOf, wordsOf } from './changed-shelf.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { SaveShelfBar } from './save-shelf-bar.tsx';
import { type ShelfDraft, ShelfFields } from './shelf-fields.tsx';
import { movedOrder, siblingsOf } from './shelf-tree.ts';
import { KIND_NAMES, usersText } from './shelf-words.ts';
import { attributesQuery, type Shelf } from './shelves-query.ts';
import { useShelfChange } from './use-shelf-change.ts';

interface ShelfPageProps {
  shelf: Shelf;
  shelves: readonly Shelf[];
  onOpen: (shelf: Shelf | null) => void;
}

/** One shelf: changes wait in the bar at the bottom until they are saved. */
export function ShelfPage({ shelf, shelves, onOpen }: ShelfPageProps) {
  const mayEdit = useMay()('edit-products');
  const [draft, setDraft] = useState<ShelfDraft>({});
  const [typedAttributes, setAttributes] = useState<DraftAttribute[] | null>(null);
  const [isMerging, setMerging] = useState(false);
  const { save, order, remove, merge } = useShelfChange();
  const isCategory = shelf.kind === 'category';
  const read = useQuery({ ...attributesQuery(shelf.id), enabled: isCategory }).data;
  const changes = changesOf(shelf, draft);
  const attributes = changedAttributes(read, typedAttributes);
  const isDirty = changes !== null || attributes !== null;
  const siblings = siblingsOf(shelves, shelf);
  const dropDraft = () => {
    setDraft({});
    setAttributes(null);
  };
  const store = () => {
    if (isDirty && !save.isPending) save.mutate({ shelf, changes, read, attributes }, { onSuccess: dropDraft });
  };
  const move = (by: -1 | 1) => {
    const after = movedOrder(siblings, shelf.id, by);
    if (mayEdit && shelf.kind !== 'colour' && after !== null && !order.isPending)
      order.mutate({ shelf, before: siblings.map(({ id }) => id), after });
  };
  useKeys([
    { key: 'Ctrl S', does: 'хадгалах', press: store },
    { key: 'U', does: 'дээш зөөх', press: () => move(-1) },
    { key: 'D', does: 'доош зөөх', press: () => move(1) },
    { key: 'M', does: 'нэгтгэх', press: () => mayEdit && setMerging(true) },
  ]);
  const failure = save.error ?? order.error ?? remove.error ?? merge.error;
  const end = mayEdit && (
    <>
      {shelf.kind !== 'colour' && (
        <>
          <Button kind="outline" size="s" onClick={() => move(-1)}>
            Дээш <Kbd>U</Kbd>
          </Button>
          <Button kind="outline" size="s" onClick={() => move(1)}>
            Доош <Kbd>D</Kbd>
          </Button>
        </>
      )}
      <Button kind="outline" size="s" onClick={() => setMerging(true)}>
        Нэгтгэх <Kbd>M</Kbd>
      </Button>
      <Button
        kind="outline"
        size="s"
        icon={<Icon name="trash-2" />}
        busy={remove.isPending}
        onClick={() => remove.mutate(shelf, { onSuccess: () => onOpen(null) })}
      >
        Устгах
      </Button>
    </>
  );
  return (
    <div className="shelves__page">
      {failure !== null && (
        <Note kind="bad" title={reasonOf(failure)}>
          {(isRefused(failure, 'shelf_in_use') || isRefused(failure, 'merge_not_possible')) &&
            usersText(failure.details)}
        </Note>
      )}
      <fieldset className="shelves__fields" disabled={!mayEdit} aria-label={shelf.name}>
        <Panel title={shelf.name} note={`${KIND_NAMES[shelf.kind]}, ${shelf.products} бараа`} end={end}>
          <ShelfFields
            {...{ shelf, draft, categories: shelves.filter(({ kind }) => kind === 'category') }}
            onType={(typed) => setDraft((now) => ({ ...now, ...typed }))}
          />
        </Panel>
        {isCategory && read !== undefined && (
          <AttributesPanel attributes={typedAttributes ?? draftOf(read)} onChange={setAttributes} />
        )}
      </fieldset>
      {isDirty && (
        <SaveShelfBar
          words={wordsOf(shelf, draft, { shelves, attributes })}
          busy={save.isPending}
          onCancel={dropDraft}
          onSave={store}
        />
      )}
      <output className="shelves__saved">{save.isSuccess && !isDirty && 'Хадгаллаа.'}</output>
      {isMerging && (
        <MergeDialog
          {...{ shelf, shelves, busy: merge.isPending }}
          onClose={() => setMerging(false)}
          onMerge={(into) =>
            merge.mutate({ from: shelf, into }, { onSuccess: () => onOpen(into), onSettled: () => setMerging(false) })
          }
        />
      )}
    </div>
  );
}
