import { Fragment, useEffect, useRef } from 'react';
import { Avatar } from '../../parts/avatar.tsx';
import { Tag } from '../../parts/tag.tsx';
import { dayText, momentText } from '../../show/moment-text.ts';
import type { AuditRow } from './audit-query.ts';
import { actionText, subjectText, tagOf, whoText } from './audit-texts.ts';

interface AuditTableProps {
  rows: readonly AuditRow[];
  current: number | undefined;
  onChoose: (id: number) => void;
}

/** Rows by day; two lines per row on a phone. */
export const AuditTable = ({ rows, current, onChoose }: AuditTableProps) => (
  <div className="table__wrap">
    <table className="table audit-table">
      <thead>
        <tr>
          <th>Цаг</th>
          <th>Хэн</th>
          <th>Үйлдэл, объект</th>
          <th className="table__num">Талбар</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const before = rows[at - 1];
          return (
            <Fragment key={row.id}>
              {(before === undefined || dayText(before.at) !== dayText(row.at)) && (
                <tr className="audit-table__day">
                  <td colSpan={4}>{dayText(row.at)}</td>
                </tr>
              )}
              <Row row={row} isCurrent={row.id === current} onChoose={onChoose} />
            </Fragment>
          );
        })}
      </tbody>
    </table>
  </div>
);

function Row({ row, isCurrent, onChoose }: { row: AuditRow; isCurrent: boolean; onChoose: (id: number) => void }) {
  const line = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const tag = tagOf(row);
  const who = whoText(row);
  const classes = [
    isCurrent ? 'table__row--current table__row--selected' : '',
    row.action.startsWith('refused') ? 'audit-table__refused' : '',
  ];
  return (
    <tr ref={line} className={classes.filter(Boolean).join(' ') || undefined} aria-current={isCurrent || undefined}>
      <td className="audit-table__at soft">{momentText(row.at).split(', ')[1]}</td>
      <td className="audit-table__who">
        <span>
          <Avatar name={who} />
          {who}
        </span>
      </td>
      <td className="audit-table__what">
        <button type="button" onClick={() => onChoose(row.id)}>
          <b>{actionText(row.action)}</b>
        </button>{' '}
        {tag !== null && <Tag kind={tag.kind}>{tag.text}</Tag>}
        <small>
          {subjectText(row.subject)}
          {row.times > 1 && `, ${row.times} удаа`}
        </small>
      </td>
      <td className="table__num audit-table__fields">{row.fields === 0 ? '—' : row.fields}</td>
    </tr>
  );
}
