import { useInfiniteQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { reasonOf } from '../../../calls/refused.ts';
import { useKeys } from '../../../keys/keys.tsx';
import { Kbd } from '../../../parts/kbd.tsx';
import { PillTabs } from '../../../parts/pill-tabs.tsx';
import { type RowFilter, type RowSort, rowsQuery, type ShownImport } from '../imports-query.ts';
import { ImportRow } from './import-row.tsx';
import { leftOut, maySwitch, switched } from './row-marks.ts';
import { TableWrap } from './table-wrap.tsx';
import type { ImportAction } from './use-import.ts';

interface RowsPanelProps {
  shown: ShownImport;
  onChange: (action: ImportAction) => void;
}

/** The rows with their differences, filtered, largest first; every mark can be set by key and by mouse. */
export function RowsPanel({ shown: { import: one, limits }, onChange }: RowsPanelProps) {
  const [filter, setFilter] = useState<RowFilter>('all');
  const [sort, setSort] = useState<RowSort>('file');
  const [current, setCurrent] = useState(0);
  const [edited, setEdited] = useState<number | null>(null);
  const list = useInfiniteQuery(rowsQuery(one.id, filter, sort));
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const at = rows[Math.min(current, rows.length - 1)];
  const isOpen = one.change_set === null;
  const { counts } = one;
  const choose = (name: RowFilter) => {
    setFilter(name);
    setCurrent(0);
  };
  const act = (work: () => void) => () => {
    if (isOpen && at !== undefined) work();
  };
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => setCurrent((row) => Math.min(row + 1, rows.length - 1)) },
    { key: 'K', does: 'өмнөх мөр', press: () => setCurrent((row) => Math.max(row - 1, 0)) },
    { key: 'X', does: 'мөрийг хасах, буцаах', press: act(() => at && onChange(leftOut(at))) },
    { key: 'Space', does: 'мөрийг зөвшөөрөх', press: act(() => at && maySwitch(at) && onChange(switched(at))) },
    { key: 'E', does: 'үнийг засах', press: act(() => at && setEdited(at.at)) },
    { key: 'W', does: 'зөвхөн анхааруулга', press: () => choose(filter === 'warnings' ? 'all' : 'warnings') },
    { key: 'PageDown', does: 'дараагийн 100', press: () => list.hasNextPage && void list.fetchNextPage() },
  ]);
  const tabs = [
    { name: 'all', text: 'Бүгд', count: counts.rows.toLocaleString('en') },
    { name: 'up', text: 'Өснө', count: counts.up.toLocaleString('en') },
    { name: 'down', text: 'Буурна', count: counts.down.toLocaleString('en') },
    { name: 'warnings', text: 'Анхааруулга', count: counts.warned.toLocaleString('en') },
    { name: 'stopped', text: 'Зогсоосон', count: counts.stopped.toLocaleString('en') },
  ] as const;
  return (
    <section className="panel" aria-label="Зөрүү">
      <div className="import-tools">
        <PillTabs<RowFilter> label="Шүүлт" tabs={tabs} current={filter} onChoose={choose} />
        <button
          type="button"
          className="import-link import-tools__sort"
          aria-pressed={sort === 'largest'}
          onClick={() => {
            setSort(sort === 'largest' ? 'file' : 'largest');
            setCurrent(0);
          }}
        >
          {sort === 'largest' ? 'Их зөрүү дээрээ' : 'Файлын дарааллаар'}
        </button>
      </div>
      {list.isError && <Note kind="bad" title={reasonOf(list.error)} />}
      <TableWrap label="Мөрүүд">
        <table className="table import-rows">
          <thead>
            <tr>
              <th>
                <span className="vh">Авах</span>
              </th>
              <th>Бараа</th>
              <th className="table__num">Одоо</th>
              <th className="table__num">Шинэ</th>
              <th className="table__num">Зөрүү</th>
              <th className="table__num">Ашиг</th>
              <th>Шалгалт</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              <ImportRow
                key={row.at}
                row={row}
                limits={limits}
                isCurrent={index === current}
                edits={
                  isOpen
                    ? {
                        isEdited: edited === row.at,
                        onEdit: () => setEdited(row.at),
                        onClose: () => setEdited(null),
                        onFix: (price) => {
                          setEdited(null);
                          onChange({ does: 'fix', at: row.at, price });
                        },
                      }
                    : null
                }
                onSwitch={() => onChange(switched(row))}
              />
            ))}
          </tbody>
        </table>
      </TableWrap>
      {list.isSuccess && rows.length === 0 && <p className="imports__none">Ийм мөр алга.</p>}
      <div className="panel__foot">
        {list.hasNextPage && (
          <Button kind="outline" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Дараагийн 100 <Kbd>PgDn</Kbd>
          </Button>
        )}
        <span>Зогсоосон мөр хэзээ ч хэрэгжихгүй</span>
      </div>
    </section>
  );
}
