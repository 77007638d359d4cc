import '../../../parts/table.css';
import '../prices.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { reasonOf } from '../../../calls/refused.ts';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { KeyHints } from '../../../parts/key-hints.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { PillTabs } from '../../../parts/pill-tabs.tsx';
import { Tag } from '../../../parts/tag.tsx';
import { ChangeRows } from '../change-rows.tsx';
import { FiguresStrip } from '../figures-strip.tsx';
import { type RowsShown, rowsQuery, type ShownSet, setQuery } from '../prices-query.ts';
import { stateOf } from '../set-state.ts';
import { SetSide } from './set-side.tsx';

const HINTS = [
  ['J+K', 'мөр'],
  ['Enter', 'нээх'],
  ['W', 'зөвхөн анхааруулга'],
] as const;

/** One change set: its rows, and the possible actions. */
export function Component() {
  const { id = '' } = useParams();
  const { data, error } = useQuery(setQuery(Number(id)));
  if (data !== undefined) return <OneSet key={id} set={data.set} />;
  return (
    <>
      <PageHead title="Үнийн багц" />
      {error !== null && <Note kind="bad" title={reasonOf(error)} />}
    </>
  );
}

function OneSet({ set }: { set: ShownSet }) {
  const navigate = useNavigate();
  const [show, setShow] = useState<RowsShown>('all');
  const [current, setCurrent] = useState(0);
  const list = useInfiniteQuery(rowsQuery(set.id, show));
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const at = rows[current];
  const choose = (next: RowsShown) => {
    setShow(next);
    setCurrent(0);
  };
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => setCurrent((row) => Math.min(row + 1, rows.length - 1)) },
    { key: 'K', does: 'өмнөх мөр', press: () => setCurrent((row) => Math.max(row - 1, 0)) },
    { key: 'Enter', does: 'барааны үнийг нээх', press: () => at && void navigate(`/products/${at.code}/price`) },
    { key: 'W', does: 'зөвхөн анхааруулга', press: () => choose(show === 'warned' ? 'all' : 'warned') },
    { key: 'PageDown', does: 'дараагийн 50', press: () => list.hasNextPage && void list.fetchNextPage() },
  ]);
  const { figures } = set;
  const tabs = [
    { name: 'all' as const, text: 'Бүгд', count: figures.rows.toLocaleString('en') },
    { name: 'up' as const, text: 'Өснө', count: figures.up.toLocaleString('en') },
    { name: 'down' as const, text: 'Буурна', count: figures.down.toLocaleString('en') },
    { name: 'warned' as const, text: 'Анхааруулга', count: figures.warned.toLocaleString('en') },
  ];
  const crumbs = (
    <>
      <Link to="/prices">Үнэ шинэчлэх</Link> › №{set.id}
    </>
  );
  return (
    <>
      <PageHead title={set.name} crumbs={crumbs} end={<KeyHints hints={HINTS} />}>
        <Tag kind={set.rolled_back_at === null && set.state === 'applied' ? 'ok' : 'plain'}>
          {stateOf(set, set.approval !== null).text}
        </Tag>
        <span className="soft">
          {set.by ?? '–'}: {set.reason}
        </span>
      </PageHead>
      <FiguresStrip figures={figures} />
      <div className="sets">
        <section className="panel sets__column" aria-label="Өөрчлөгдөх бараа">
          <div className="panel__head">
            <PillTabs label="Шүүлт" tabs={tabs} current={show} onChoose={choose} />
            <div className="panel__end">Их зөрүү дээрээ</div>
          </div>
          {list.error !== null && <Note kind="bad" title={reasonOf(list.error)} />}
          <ChangeRows caption="Багцын бараа" rows={rows} current={current} />
          {list.isSuccess && rows.length === 0 && <p className="sets__none">Ийм бараа алга.</p>}
          {list.hasNextPage && (
            <div className="panel__foot">
              <Button kind="outline" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                Дараагийн 50 <Kbd>PgDn</Kbd>
              </Button>
            </div>
          )}
        </section>
        <SetSide set={set} />
      </div>
    </>
  );
}
