import '../../../parts/table.css';
import '../imports.css';
import { useQuery } from '@tanstack/react-query';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { reasonOf } from '../../../calls/refused.ts';
import { KeyHints } from '../../../parts/key-hints.tsx';
import { PageHead } from '../../../parts/page-head.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { importQuery } from '../imports-query.ts';
import { ColumnsForm } from './columns-form.tsx';
import { ColumnsPanel } from './columns-panel.tsx';
import { ImportFigures } from './import-figures.tsx';
import { ImportSteps } from './import-steps.tsx';
import { PreparePanel } from './prepare-panel.tsx';
import { RowsPanel } from './rows-panel.tsx';
import { type ImportAction, useImport } from './use-import.ts';
import { WarningsPanel } from './warnings-panel.tsx';

const HINTS = [
  ['J+K', 'мөр'],
  ['Space', 'зөвшөөрөх'],
  ['X', 'хасах'],
  ['E', 'засах'],
  ['W', 'зөвхөн анхааруулга'],
] as const;

/** One import: its columns, its differences, and its result. */
export function Component() {
  const id = Number(useParams()['id']);
  const navigate = useNavigate();
  const [isMapping, setMapping] = useState(false);
  const { data: shown, error } = useQuery(importQuery(id));
  const change = useImport(id);
  const crumbs = <Link to="/imports">Импорт</Link>;
  if (shown === undefined)
    return (
      <>
        <PageHead title="Үнэ шинэчлэх" crumbs={crumbs} />
        {error !== null && <Note kind="bad" title={reasonOf(error)} />}
      </>
    );
  const { import: one } = shown;
  const isMapped = one.compared && !isMapping;
  const isPrepared = one.change_set !== null;
  const act = (action: ImportAction) => change.mutate(action);
  return (
    <>
      <PageHead title="Үнэ шинэчлэх" crumbs={crumbs} end={isMapped && !isPrepared && <KeyHints hints={HINTS} />}>
        <span className="soft">
          Импорт №{one.id}, {one.file}
        </span>
      </PageHead>
      <ImportSteps at={isPrepared ? 3 : isMapped ? 2 : 1} />
      {[error, change.error].map(
        (one) => one !== null && <Note key={reasonOf(one)} kind="bad" title={reasonOf(one)} />,
      )}
      {one.purged ? (
        <PurgedRows set={one.change_set} />
      ) : isMapped ? (
        <>
          <ImportFigures counts={one.counts} />
          <div className="imports">
            <RowsPanel shown={shown} onChange={act} />
            <div className="imports__side">
              {isPrepared ? (
                <Panel title="Хэрэгжүүлэх">
                  <p>Энэ импортоос бэлдсэн багцыг батлах, хэрэгжүүлэх, буцаах нь өөрийн хуудастай.</p>
                  <SetLink set={one.change_set} />
                </Panel>
              ) : (
                <>
                  <WarningsPanel shown={shown} onMark={act} />
                  <PreparePanel
                    shown={shown}
                    isBusy={change.isPending && change.variables.does === 'prepare'}
                    onPrepare={(reason, at) =>
                      change.mutate(
                        { does: 'prepare', reason, at },
                        { onSuccess: (set) => set !== null && void navigate(`/prices/${set}`) },
                      )
                    }
                  />
                </>
              )}
              <ColumnsPanel shown={shown} onEdit={isPrepared ? null : () => setMapping(true)} />
            </div>
          </div>
        </>
      ) : (
        <ColumnsForm
          key={one.id}
          shown={one}
          isBusy={change.isPending}
          onSave={(columns) => change.mutate({ does: 'map', columns }, { onSuccess: () => setMapping(false) })}
        />
      )}
    </>
  );
}

const SetLink = ({ set }: { set: number | null }) => (
  <Link className="import-link" to={`/prices/${set}`}>
    Багц №{set}
  </Link>
);

/** An old import: its change set keeps what it changed. */
const PurgedRows = ({ set }: { set: number | null }) => (
  <Panel title="Мөр үлдээгүй">
    <p>
      Импортын мөрийг 90 хоног хадгалдаг. {set === null ? 'Эндээс багц бэлдээгүй.' : 'Юу өөрчилснийг нь багц хадгална.'}
    </p>
    {set !== null && <SetLink set={set} />}
  </Panel>
);
