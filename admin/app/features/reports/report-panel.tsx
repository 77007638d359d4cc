import type { ReactNode } from 'react';
import { CsvButton } from '../../parts/csv-button.tsx';
import { Panel } from '../../parts/panel.tsx';
import type { ReportTable } from './report-tables.ts';

interface ReportPanelProps {
  title: string;
  note?: string | undefined;
  legend?: ReactNode;
  /** Next to its chart instead of below it. */
  wide?: boolean;
  chart?: ReactNode;
  table: ReportTable;
  period: string;
}

/** A chart with the table of its figures, which is also its file. */
export function ReportPanel({ title, note, legend, wide = false, chart, table, period }: ReportPanelProps) {
  const end = (
    <>
      {legend}
      <CsvButton name={`${table.file}-${period}`} of={title} rows={() => table.csv} />
    </>
  );
  return (
    <Panel className={wide ? 'report report--wide' : 'report'} title={title} note={note} flush end={end}>
      <div className="report__body">
        {chart !== undefined && table.rows.length > 0 && (
          <Scrolled label={`${title}, график`} className="report__chart">
            {chart}
          </Scrolled>
        )}
        <Scrolled label={`${title}, хүснэгт`} className="report__table">
          <table className="table">
            <thead>
              <tr>
                {table.head.map((text, at) => (
                  <th key={text} className={at === 0 ? undefined : 'table__num'}>
                    {text}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <TableRow key={row[0]} row={row} />
              ))}
            </tbody>
            {table.foot !== undefined && (
              <tfoot>
                <TableRow row={table.foot} />
              </tfoot>
            )}
          </table>
          {table.rows.length === 0 && <p className="report__none">Энэ үед юу ч алга.</p>}
        </Scrolled>
      </div>
    </Panel>
  );
}

const TableRow = ({ row: [name = '', ...figures] }: { row: readonly string[] }) => (
  <tr>
    <td>{name}</td>
    {figures.map((text, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a figure is its column, and never moves to another one
      <td key={at} className={at === 0 ? 'table__num' : 'table__num soft'}>
        {at === 0 ? <b>{text}</b> : text}
      </td>
    ))}
  </tr>
);

const Scrolled = ({ label, className, children }: { label: string; className: string; children: ReactNode }) => (
  /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone, and scrolled by keys, too */ // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus
  <section className={`table__wrap ${className}`} tabIndex={0} aria-label={label}>
    {children}
  </section>
);
