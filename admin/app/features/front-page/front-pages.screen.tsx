import '../../parts/table.css';
import './front-pages.css';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useCallback, useState } from 'react';
import { useNavigate } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { Icon } from '../../icons/icon.tsx';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Panel } from '../../parts/panel.tsx';
import { UndoBar } from '../../parts/undo-bar.tsx';
import type { ScreenHandle } from '../../shell/shell.tsx';
import { type Version, versionsQuery } from './front-page-query.ts';
import { useVersionSteps } from './use-version-steps.ts';
import { VersionTable } from './version-table.tsx';
import { lastStep, versionName } from './version-words.ts';

export const handle: ScreenHandle = { isWorkbench: true };

const HINTS = [
  ['J+K', 'мөр'],
  ['Enter', 'нээх'],
  ['R', 'сэргээх'],
] as const;

/** A deleted draft cannot be restored: deleting can be stopped for this long. */
const BEFORE_DELETING_MS = 10_000;

/** The front page in versions: drafts, scheduled versions, and all earlier ones. */
export function Component() {
  const navigate = useNavigate();
  const list = useInfiniteQuery(versionsQuery);
  const { begin, remove } = useVersionSteps();
  const [chosen, setChosen] = useState<number | null>(null);
  const [going, setGoing] = useState<{ version: Version; until: Date } | null>(null);
  const all = list.data?.pages.flatMap(({ versions }) => versions) ?? [];
  const shown = all.filter(({ id }) => id !== going?.version.id);
  const [open, published] = [
    shown.filter(({ state }) => state !== 'published'),
    shown.filter(({ state }) => state === 'published'),
  ];
  const rows = [...open, ...published];
  const at = Math.max(
    rows.findIndex(({ id }) => id === chosen),
    0,
  );
  const current = rows[at];
  const show = (version: Version | undefined) => {
    if (version !== undefined) void navigate(`/front-page/${version.id}`);
  };
  const start = (from: number | null) => {
    if (!begin.isPending) begin.mutate(from, { onSuccess: ({ version }) => show(version) });
  };
  const { mutate: erase } = remove;
  const removeNow = useCallback(() => {
    if (going === null) return;
    setGoing(null);
    erase(going.version);
  }, [going, erase]);
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => setChosen(rows[at + 1]?.id ?? current?.id ?? null) },
    { key: 'K', does: 'өмнөх мөр', press: () => setChosen(rows[at - 1]?.id ?? current?.id ?? null) },
    { key: 'Enter', does: 'нээх', press: () => show(current) },
    {
      key: 'R',
      does: 'энэ хувилбараас ноорог эхлэх',
      press: () => current?.state === 'published' && start(current.id),
    },
    { key: 'C', does: 'шинэ ноорог', press: () => start(null) },
  ]);
  const inShop = published.find(({ is_current }) => is_current);
  const shared = { current: current?.id, onChoose: setChosen, busy: begin.isPending, onRestore: start };
  return (
    <>
      <PageHead
        title="Нүүр хуудас"
        end={
          <>
            <KeyHints hints={HINTS} />
            <Button icon={<Icon name="plus" />} busy={begin.isPending} onClick={() => start(null)}>
              Шинэ ноорог <Kbd inButton>C</Kbd>
            </Button>
          </>
        }
      >
        {inShop !== undefined && (
          <span className="soft">
            {versionName(inShop)}: {lastStep(inShop)}
          </span>
        )}
      </PageHead>
      {[list.error, begin.error, remove.error].map(
        (error) => error !== null && <Note key={reasonOf(error)} kind="bad" title={reasonOf(error)} />,
      )}
      <div className="front-pages">
        <Panel title="Ноорог, товлосон" note={open.length > 0 && `${open.length}`} flush>
          {list.isSuccess && open.length === 0 && (
            <p className="front-pages__none">Ноорог алга. Шинэ ноорог дэлгүүрт байгаагаас эхэлнэ.</p>
          )}
          {open.length > 0 && (
            <VersionTable
              {...shared}
              label="Ноорог, товлосон"
              versions={open}
              onRemove={(version) => setGoing({ version, until: new Date(Date.now() + BEFORE_DELETING_MS) })}
            />
          )}
        </Panel>
        <Panel
          title="Нийтэлсэн"
          note="хэзээ ч устахгүй"
          flush
          {...(list.hasNextPage && {
            foot: (
              <Button kind="outline" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                Дараагийн 30
              </Button>
            ),
          })}
        >
          {list.isSuccess && published.length === 0 && (
            <p className="front-pages__none">Анхны ноорог эхлэхэд дэлгүүрт байгаа хуудас 1-р хувилбар болно.</p>
          )}
          {published.length > 0 && <VersionTable {...shared} label="Нийтэлсэн" versions={published} />}
        </Panel>
      </div>
      {going !== null && (
        <UndoBar
          key={going.version.id}
          title={`${versionName(going.version)} устана`}
          until={going.until}
          onUndo={() => setGoing(null)}
          onOver={removeNow}
        >
          Хугацаа дуусахад устгана. Хуудаснаас гарвал үлдэнэ
        </UndoBar>
      )}
    </>
  );
}
