import './shelves.css';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { useMay } from '../../calls/session.ts';
import { Icon } from '../../icons/icon.tsx';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PillTabs } from '../../parts/pill-tabs.tsx';
import { NewShelf } from './new-shelf.tsx';
import { ShelfList } from './shelf-list.tsx';
import { ShelfPage } from './shelf-page.tsx';
import { keyOf, rowsOf, type Tab, tabOf, tabs } from './shelf-tree.ts';
import { KIND_NAMES } from './shelf-words.ts';
import { type Shelf, type ShelfKind, shelvesQuery } from './shelves-query.ts';

const HINTS = [
  ['J+K', 'мөр'],
  ['/', 'хайх'],
  ['Ctrl S', 'хадгалах'],
] as const;
const KINDS_OF: Record<Tab, readonly ShelfKind[]> = {
  category: ['category', 'sub_category'],
  brand: ['brand'],
  colour: ['colour'],
};

/** The shelves: a list by tab, and the open one. Both are in the address. */
export function Component() {
  const [address, setAddress] = useSearchParams();
  const search = useRef<HTMLInputElement>(null);
  const mayEdit = useMay()('edit-products');
  const [text, setText] = useState('');
  const [isNew, setNew] = useState(false);
  const list = useQuery(shelvesQuery);
  const shelves = list.data?.shelves ?? [];
  const asked = shelves.find((one) => keyOf(one) === address.get('open'));
  const tab = asked === undefined ? (tabs.find((one) => one === address.get('tab')) ?? 'category') : tabOf(asked.kind);
  const rows = rowsOf(shelves, tab, text);
  // A desktop screen has space for a form next to the list; a phone shows the list first.
  const shown = asked ?? rows[0];
  const open = (shelf: Shelf | null) =>
    setAddress(shelf === null ? { tab } : { open: keyOf(shelf) }, { replace: true });
  const step = (by: number) => {
    const next = rows[rows.findIndex((one) => shown !== undefined && keyOf(one) === keyOf(shown)) + by];
    if (next !== undefined) open(next);
  };
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => step(1) },
    { key: 'K', does: 'өмнөх мөр', press: () => step(-1) },
    { key: 'N', does: 'шинээр үүсгэх', press: () => mayEdit && setNew(true) },
    { key: '/', does: 'хайх', press: () => search.current?.focus() },
  ]);
  const end = (
    <>
      <KeyHints hints={HINTS} />
      {mayEdit && (
        <Button kind="outline" icon={<Icon name="plus" />} onClick={() => setNew(true)}>
          Шинэ <Kbd>N</Kbd>
        </Button>
      )}
    </>
  );
  return (
    <>
      <PageHead title="Ангилал, брэнд, өнгө" end={end} />
      {list.isError && <Note kind="bad" title={reasonOf(list.error)} />}
      <PillTabs
        label="Төрөл"
        tabs={tabs.map((name) => ({
          ...{ name, text: KIND_NAMES[name] },
          count: list.data && shelves.filter(({ kind }) => kind === name).length,
        }))}
        current={tab}
        onChoose={(name) => {
          setText('');
          setAddress({ tab: name }, { replace: true });
        }}
      />
      <div className={asked === undefined ? 'shelves' : 'shelves shelves--open'}>
        <section className="panel shelves__list" aria-label="Жагсаалт">
          <TextInput
            type="search"
            ref={search}
            aria-label="Нэрээр хайх"
            placeholder="Хайх"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <ShelfList label={KIND_NAMES[tab]} rows={rows} current={shown ? keyOf(shown) : null} onOpen={open} />
          {list.isSuccess && rows.length === 0 && <p className="shelves__none">Ийм нэр алга.</p>}
        </section>
        {asked !== undefined && (
          <button type="button" className="shelves__back" onClick={() => open(null)}>
            Жагсаалт руу
          </button>
        )}
        {shown !== undefined && <ShelfPage key={keyOf(shown)} shelf={shown} shelves={shelves} onOpen={open} />}
      </div>
      {isNew && (
        <NewShelf
          kinds={KINDS_OF[tab]}
          shelves={shelves}
          parent={shown?.kind === 'category' ? shown.id : (shown?.parent ?? null)}
          onClose={() => setNew(false)}
          onCreated={(shelf) => {
            setNew(false);
            setText('');
            open(shelf);
          }}
        />
      )}
    </>
  );
}
