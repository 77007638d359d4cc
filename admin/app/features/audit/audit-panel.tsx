import { Button } from '@tokhi/ui/form/button.tsx';
import { Link } from 'react-router';
import { Kbd } from '../../parts/kbd.tsx';
import { Panel } from '../../parts/panel.tsx';
import { momentText } from '../../show/moment-text.ts';
import type { AuditRow, ShownAudit } from './audit-query.ts';
import { actionText, subjectPath, subjectText, valueText, whoText } from './audit-texts.ts';
import { fieldText } from './field-words.ts';

interface AuditPanelProps {
  shown: ShownAudit;
  /** Whether unchanged fields are shown, too. */
  showsAll: boolean;
  onToggle: () => void;
  onChoose: (id: number) => void;
}

/** One row: each field before and after, its origin, and what else happened to the same subject. */
export function AuditPanel({ shown, showsAll, onToggle, onChoose }: AuditPanelProps) {
  const { row, facts } = shown;
  const path = subjectPath(row.subject);
  const same = facts.filter(({ before, after }) => before !== null && before === after).length;
  const foot = (
    <>
      <span>Өөрчлөгдөөгүй {same} талбар</span>
      <Button kind="outline" size="s" onClick={onToggle}>
        {showsAll ? 'Нуух' : 'Харуулах'} <Kbd>D</Kbd>
      </Button>
    </>
  );
  return (
    <div className="audit__side">
      <Panel
        title={actionText(row.action)}
        note={`${momentText(row.at)}, ${whoText(row)}`}
        end={
          path !== null && (
            <>
              <Kbd>O</Kbd> <Link to={path}>Нээх</Link>
            </>
          )
        }
        {...(same > 0 && { foot })}
        flush
      >
        <p className="audit__subject">
          <b>{subjectText(row.subject)}</b>
        </p>
        <Facts facts={facts} showsAll={showsAll} />
      </Panel>
      <Origin shown={shown} onChoose={onChoose} />
      {shown.others.length > 0 && (
        <Panel title="Энэ объектод" note={`${shown.count}${shown.count === MOST ? '+' : ''} үйлдэл`} flush>
          <Others rows={shown.others} onChoose={onChoose} />
        </Panel>
      )}
    </div>
  );
}

const MOST = 100;

function Facts({ facts, showsAll }: { facts: ShownAudit['facts']; showsAll: boolean }) {
  const rows = facts.filter(({ before, after }) => showsAll || before === null || before !== after);
  if (rows.length === 0) return <p className="audit__none">Талбар өөрчлөгдөөгүй.</p>;
  return (
    <table className="audit-facts">
      <thead>
        <tr>
          <th>Талбар</th>
          <th>Өмнө</th>
          <th>Дараа</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{fieldText(field)}</th>
            <td className={before === null ? 'audit-facts__none' : 'audit-facts__before'}>
              {before === null ? 'хоосон' : <del>{valueText(field, before)}</del>}
            </td>
            <td className={after === null ? 'audit-facts__none' : 'audit-facts__after'}>
              {after === null ? 'хоосон' : <ins>{valueText(field, after)}</ins>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Origin({ shown, onChoose }: { shown: ShownAudit; onChoose: (id: number) => void }) {
  const { row, address, request, second, beside } = shown;
  const facts: readonly (readonly [name: string, value: string | null])[] = [
    ['Хаяг', address],
    ['Хүсэлт', request],
    ['Хоёр дахь хүн', second && `${second.prepared} бэлтгэсэн, ${second.approved} ${momentText(second.at)}-д шийдсэн`],
    ['Шалтгаан', second?.reason ?? null],
    ['Бичлэг', `№ ${row.id}`],
  ];
  return (
    <Panel title="Хаанаас">
      <dl className="audit__origin">
        {facts.map(
          ([name, value]) =>
            value !== null &&
            value !== '' && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {beside.length > 0 && (
        <div className="audit__besides">
          <h3 className="audit__beside">Нэг дор хийсэн</h3>
          <Others rows={beside} onChoose={onChoose} />
        </div>
      )}
    </Panel>
  );
}

const Others = ({ rows, onChoose }: { rows: readonly AuditRow[]; onChoose: (id: number) => void }) => (
  <ul className="audit__others">
    {rows.map((row) => (
      <li key={row.id}>
        <button type="button" onClick={() => onChoose(row.id)}>
          {actionText(row.action)}
        </button>
        <small>
          {momentText(row.at)}, {whoText(row)}
        </small>
      </li>
    ))}
  </ul>
);
