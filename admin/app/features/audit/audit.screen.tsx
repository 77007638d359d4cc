import '../../parts/table.css';
import '../../parts/panel.css';
import './audit.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type AuditGroup, auditGroups } from '@tokhi/contract/admin/audit/audit-words';
import { groupThousands } from '@tokhi/rules/money/money';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useRef, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { useMay } from '../../calls/session.ts';
import { Icon } from '../../icons/icon.tsx';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PillTabs } from '../../parts/pill-tabs.tsx';
import type { ScreenHandle } from '../../shell/shell.tsx';
import { saveFile } from '../../show/save-file.ts';
import { AuditFilters } from './audit-filters.tsx';
import { AuditPanel } from './audit-panel.tsx';
import { type AuditFilter, auditQuery, auditRowQuery } from './audit-query.ts';
import { AuditTable } from './audit-table.tsx';
import { subjectPath } from './audit-texts.ts';
import { csvOfAudit } from './csv-of-audit.ts';

export const handle: ScreenHandle = { isWorkbench: true };

const HINTS = [
  ['J+K', 'мөр'],
  ['O', 'объект нээх'],
  ['D', 'зөвхөн ялгаа'],
  ['/', 'хайх'],
] as const;
const GROUPS: Record<AuditGroup | 'all', string> = {
  ...{ all: 'Бүгд', money: 'Мөнгө', price: 'Үнэ', personal: 'Хувийн', rights: 'Эрх', login: 'Нэвтрэлт' },
};
const TABS = ['all', ...auditGroups] as const;
const MOST_COUNTED = 1_000;

function filterIn(params: URLSearchParams): AuditFilter {
  const who = params.get('who');
  const group = auditGroups.find((name) => name === params.get('group'));
  const text = (name: 'action' | 'subject' | 'from' | 'to') => ({ [name]: params.get(name) ?? undefined });
  return {
    ...{ group, who: who === null ? undefined : who === 'system' ? who : Number(who) },
    ...{ ...text('action'), ...text('subject'), ...text('from'), ...text('to') },
  };
}

/** The audit log, and one of its rows field by field. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const may = useMay();
  const search = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<number | null>(null);
  const [showsAll, setShowsAll] = useState(false);
  const filter = filterIn(params);
  const list = useInfiniteQuery(auditQuery(filter));
  const rows = list.data?.pages.flatMap((page) => page.rows) ?? [];
  const first = list.data?.pages[0];
  const at = rows.findIndex(({ id }) => id === chosen);
  const current = chosen ?? rows[0]?.id;
  const shown = useQuery(auditRowQuery(current));
  const change = (name: string, value: string) => {
    if ((params.get(name) ?? '') === value) return;
    const next = [...params].filter(([one]) => one !== name);
    setParams(value === '' ? next : [...next, [name, value]], { replace: true });
    setChosen(null);
  };
  const step = (by: number) => setChosen(rows[Math.max(at, 0) + by]?.id ?? chosen);
  const readMore = () => list.hasNextPage && !list.isFetchingNextPage && void list.fetchNextPage();
  const open = () => {
    const path = shown.data === undefined ? null : subjectPath(shown.data.row.subject);
    if (path !== null) void navigate(path);
  };
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => step(1) },
    { key: 'K', does: 'өмнөх мөр', press: () => step(-1) },
    { key: 'O', does: 'объект нээх', press: open },
    { key: 'D', does: 'зөвхөн ялгаа', press: () => setShowsAll(!showsAll) },
    { key: 'L', does: 'дараагийн 50', press: readMore },
    { key: '/', does: 'хайх', press: () => search.current?.focus() },
  ]);
  const count = (name: AuditGroup | 'all') => {
    const counted = first?.counts?.[name];
    return counted === MOST_COUNTED ? `${groupThousands(MOST_COUNTED)}+` : counted;
  };
  const crumbs = (
    <div className="audit__crumbs">
      {may('manage-team', 'reads') ? <Link to="/team">Баг, эрх</Link> : <span />}
      <KeyHints hints={HINTS} />
    </div>
  );
  return (
    <>
      <PageHead
        title="Үйлдлийн түүх"
        crumbs={crumbs}
        end={
          <Button
            kind="outline"
            icon={<Icon name="download" />}
            onClick={() => saveFile('audit.csv', csvOfAudit(rows))}
          >
            CSV татах
          </Button>
        }
      >
        <span className="soft">Засах, устгах боломжгүй</span>
      </PageHead>
      {[list.error, shown.error].map(
        (error) => error !== null && <Note key={reasonOf(error)} kind="bad" title={reasonOf(error)} />,
      )}
      <AuditFilters search={search} filter={filter} members={first?.members ?? []} onChange={change} />
      <div className="audit">
        <section className="panel" aria-label="Үйлдлүүд">
          <div className="audit__groups">
            <PillTabs
              label="Бүлэг"
              tabs={TABS.map((name) => ({ name, text: GROUPS[name], count: count(name) }))}
              current={filter.group ?? 'all'}
              onChoose={(name) => change('group', name === 'all' ? '' : name)}
            />
          </div>
          <AuditTable rows={rows} current={current} onChoose={setChosen} />
          {list.isSuccess && rows.length === 0 && <p className="audit__none">Ийм үйлдэл алга.</p>}
          {list.hasNextPage && (
            <div className="panel__foot">
              <Button
                kind="outline"
                icon={<Icon name="chevron-down" />}
                busy={list.isFetchingNextPage}
                onClick={readMore}
              >
                Дараагийн 50 <Kbd>L</Kbd>
              </Button>
            </div>
          )}
        </section>
        {shown.data !== undefined && rows.length > 0 && (
          <AuditPanel
            shown={shown.data}
            showsAll={showsAll}
            onToggle={() => setShowsAll(!showsAll)}
            onChoose={setChosen}
          />
        )}
      </div>
    </>
  );
}
