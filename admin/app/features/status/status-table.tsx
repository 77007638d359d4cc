import type { ReactNode } from 'react';
import { Panel } from '../../parts/panel.tsx';
import type { Severity } from './status-alerts.ts';
import { StatusDot } from './status-dot.tsx';

export interface StatusRow {
  key: string;
  is: Severity | 'ok';
  name: ReactNode;
  /** In the order of the columns. */
  figures: readonly ReactNode[];
  means: string;
  gone: string;
}

interface StatusTableProps {
  title: string;
  note?: ReactNode;
  end: ReactNode;
  columns: readonly string[];
  /** The heading of the last column: what happens when it is gone or too late. */
  last: string;
  rows: readonly StatusRow[];
  empty: string;
}

/** A row has figures, their meaning, and what happens without it. */
export const StatusTable = ({ title, note, end, columns, last, rows, empty }: StatusTableProps) => (
  <Panel title={title} {...(note !== undefined && { note })} end={end} flush>
    {rows.length === 0 ? (
      <p className="status__none">{empty}</p>
    ) : (
      /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone, and scrolled by keys, too */ // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that is wider than its panel is moved by the arrow keys
      <section className="table__wrap" aria-label={`${title}, хүснэгт`} tabIndex={0}>
        <table className="table status-table">
          <thead>
            <tr>
              <th>Нэр</th>
              {columns.map((column) => (
                <th key={column} className="table__num">
                  {column}
                </th>
              ))}
              <th>Юу гэсэн үг</th>
              <th>{last}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, is, name, figures, means, gone }) => (
              <tr key={key} className={is === 'ok' || is === 'plain' ? undefined : `status-table__${is}`}>
                <th scope="row">
                  <StatusDot is={is} />
                  {name}
                </th>
                {columns.map((column, at) => (
                  <td key={column} className="table__num">
                    {figures[at]}
                  </td>
                ))}
                <td className="status-table__words">{means}</td>
                <td className="status-table__words">{gone}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    )}
  </Panel>
);
