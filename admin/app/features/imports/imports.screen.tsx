import '../../parts/table.css';
import './imports.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { useKeys } from '../../keys/keys.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { momentText } from '../../show/moment-text.ts';
import { importsQuery } from './imports-query.ts';
import { TemplateLinks } from './template-links.tsx';
import { UploadForm } from './upload-form.tsx';

const HINTS = [
  ['J+K', 'мөр'],
  ['Enter', 'нээх'],
] as const;

/** Price lists of suppliers, newest first, and the form for a new one. */
export function Component() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [current, setCurrent] = useState(0);
  const { data, error } = useQuery(importsQuery);
  const imports = data?.imports ?? [];
  const at = imports[Math.min(current, imports.length - 1)];
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => setCurrent((row) => Math.min(row + 1, imports.length - 1)) },
    { key: 'K', does: 'өмнөх мөр', press: () => setCurrent((row) => Math.max(row - 1, 0)) },
    { key: 'Enter', does: 'импортыг нээх', press: () => at && void navigate(`/imports/${at.id}`) },
  ]);
  return (
    <>
      <PageHead title="Импорт" end={<KeyHints hints={HINTS} />}>
        <span className="soft">Нийлүүлэгчийн үнийн жагсаалт</span>
      </PageHead>
      {error !== null && <Note kind="bad" title={reasonOf(error)} />}
      <div className="imports">
        <Panel title="Импортууд" flush>
          <div className="table__wrap">
            <table className="table">
              <thead>
                <tr>
                  <th>Импорт</th>
                  <th className="table__num">Мөр</th>
                  <th className="imports__by">Оруулсан</th>
                  <th>Төлөв</th>
                </tr>
              </thead>
              <tbody>
                {imports.map((one, index) => (
                  <tr
                    key={one.id}
                    className={index === current ? 'table__row--current' : undefined}
                    aria-current={index === current || undefined}
                  >
                    <td>
                      <Link className="imports__name" to={`/imports/${one.id}`}>
                        №{one.id} {one.supplier}
                      </Link>
                      <small>{one.file}</small>
                    </td>
                    <td className="table__num">{one.rows === 0 ? '–' : one.rows.toLocaleString('en')}</td>
                    <td className="imports__by soft">
                      {momentText(one.uploaded_at)}, {one.uploaded_by ?? '–'}
                    </td>
                    <td>
                      {one.change_set !== null ? (
                        <Tag kind="ok">багц №{one.change_set}</Tag>
                      ) : one.compared ? (
                        <Tag kind="warn">зөрүү</Tag>
                      ) : (
                        <Tag kind="line">багана</Tag>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
          {data !== undefined && imports.length === 0 && <p className="imports__none">Импорт алга.</p>}
        </Panel>
        <div className="imports__side">
          <UploadForm
            suppliers={data?.suppliers ?? []}
            onRead={(id) => {
              void queries.invalidateQueries({ queryKey: ['imports'] });
              void navigate(`/imports/${id}`);
            }}
          />
          <TemplateLinks />
        </div>
      </div>
    </>
  );
}
