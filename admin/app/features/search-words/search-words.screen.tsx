import '../../parts/panel.css';
import '../../parts/table.css';
import './search-words.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type SearchList, searchLists, searchSpans } from '@tokhi/contract/admin/search/search-words';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { Icon } from '../../icons/icon.tsx';
import { useKeys } from '../../keys/keys.tsx';
import { ChoiceRow } from '../../parts/choice-row.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { UndoBar } from '../../parts/undo-bar.tsx';
import type { ScreenHandle } from '../../shell/shell.tsx';
import { PinsPanel } from './pins-panel.tsx';
import { PopularPanel } from './popular-panel.tsx';
import { SavedPins } from './saved-pins.tsx';
import { SavedSynonyms } from './saved-synonyms.tsx';
import { SearchFigures } from './search-figures.tsx';
import { SearchTable } from './search-table.tsx';
import { listQuery, searchesQuery } from './search-words-query.ts';
import { SynonymForm } from './synonym-form.tsx';
import { useSearchWords } from './use-search-words.ts';

export const handle: ScreenHandle = { isWorkbench: true };

const SPANS = searchSpans.map((days) => ({ value: String(days), text: `${days} хоног` }));
const HINTS = [
  ['J+K', 'мөр'],
  ['Enter', 'синоним'],
  ['P', 'бэхлэх'],
  ['X', 'нуух'],
  ['Ctrl Enter', 'хадгалах'],
] as const;

/** What customers search for, and what staff teach the search. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const days = searchSpans.find((one) => String(one) === params.get('days')) ?? 7;
  const show = searchLists.find((one) => one === params.get('show')) ?? 'missed';
  const beside = params.get('beside');
  const searches = useQuery(searchesQuery(days));
  const list = useInfiniteQuery(listQuery(days, show));
  const rows = list.data?.pages.flatMap((page) => page.searches) ?? [];
  // By text, not by index: a removed row does not change the choice.
  const [chosen, setChosen] = useState<string | null>(null);
  const at = Math.max(
    rows.findIndex(({ text }) => text === chosen),
    0,
  );
  const current = rows[at];
  const [typed, setTyped] = useState({ said: '', meant: '', both_ways: true });
  const [pinned, setPinned] = useState('');
  const meantInput = useRef<HTMLInputElement>(null);
  const words = useSearchWords();

  const turnTo = (to: Record<string, string>) => {
    setParams({ ...Object.fromEntries(params), ...to }, { replace: true });
    setChosen(null);
  };
  const step = (by: number) => setChosen(rows[at + by]?.text ?? current?.text ?? null);
  const teach = (text: string) => {
    setChosen(text);
    setTyped({ ...typed, said: text.slice(0, 60), meant: '' });
    meantInput.current?.focus();
  };
  const pin = (text: string) => {
    setChosen(text);
    setPinned(text);
  };
  const hide = (text: string, isHidden: boolean) => words.hide.mutate({ text, isHidden });
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => step(1) },
    { key: 'K', does: 'өмнөх мөр', press: () => step(-1) },
    { key: 'Enter', does: 'синоним', press: () => current !== undefined && teach(current.text) },
    { key: 'P', does: 'бэхлэх', press: () => current !== undefined && pin(current.text) },
    { key: 'X', does: 'нуух', press: () => current !== undefined && hide(current.text, show === 'hidden') },
  ]);
  const { span = null, counts, synonyms, pins, least_asked: least } = searches.data ?? {};
  const open = (name: string) => turnTo({ beside: beside === name ? '' : name });
  return (
    <>
      <PageHead
        title="Хайлт сайжруулах"
        end={
          <>
            <ChoiceRow label="Хугацаа" value={String(days)} choices={SPANS} onChange={(one) => turnTo({ days: one })} />
            <Button
              kind="outline"
              icon={<Icon name="file-text" />}
              aria-pressed={beside === 'synonyms'}
              onClick={() => open('synonyms')}
            >
              Синонимууд {synonyms}
            </Button>
            <Button
              kind="outline"
              icon={<Icon name="pin" />}
              aria-pressed={beside === 'pins'}
              onClick={() => open('pins')}
            >
              Бэхэлсэн {pins}
            </Button>
          </>
        }
      >
        <KeyHints hints={HINTS} />
      </PageHead>
      {span !== null && <SearchFigures span={span} />}
      {[searches.error, list.error, words.add.error, words.remove.error, words.hide.error].map(
        (error) => error !== null && <Note key={reasonOf(error)} kind="bad" title={reasonOf(error)} />,
      )}
      <div className="search-words">
        <div className="search-words__column">
          <SearchTable
            list={list}
            rows={rows}
            show={show}
            counts={counts}
            least={least}
            current={current?.text}
            onShow={(name: SearchList) => turnTo({ show: name })}
            onTeach={teach}
            onPin={pin}
            onHide={hide}
          />
          <PopularPanel onHide={hide} />
        </div>
        <div className="search-words__column">
          {beside === 'synonyms' && <SavedSynonyms onRemove={({ id }) => words.remove.mutate(id)} />}
          {beside === 'pins' && <SavedPins onOpen={setPinned} />}
          <SynonymForm
            typed={typed}
            onType={setTyped}
            isSaving={words.add.isPending}
            meantInput={meantInput}
            onSave={(saved) =>
              words.add.mutate(saved, { onSuccess: () => setTyped({ said: '', meant: '', both_ways: true }) })
            }
          />
          <PinsPanel text={pinned} onSaved={words.readAgain} />
        </div>
      </div>
      {words.saved !== null && (
        <UndoBar
          key={words.saved.id}
          title={`«${words.saved.said}» гэж хайхад «${words.saved.meant}» олдоно`}
          until={words.saved.until}
          busy={words.remove.isPending}
          onUndo={() => words.saved !== null && words.remove.mutate(words.saved.id)}
          onOver={words.clearSaved}
        />
      )}
    </>
  );
}
