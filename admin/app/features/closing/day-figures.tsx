import { formatTug } from '@tokhi/rules/money/money';
import type { Day } from './closing-query.ts';

/** The figures of the day for bookkeeping; the month's file has the same ones. */
export function DayFigures({ day: { totals, methods, differences } }: { day: Day }) {
  const difference = methods.reduce((sum, one) => sum + one.difference, 0);
  const back = totals.received - totals.sales;
  const figures = [
    { title: 'Орлого', figure: totals.received, note: back > 0 ? `${formatTug(back)} буцна` : '' },
    { title: 'Борлуулалт', figure: totals.sales, note: '' },
    { title: 'Буцаалт', figure: totals.refunds, note: '' },
    { title: 'Шимтгэл', figure: totals.fees, note: '' },
    {
      title: 'НӨАТ',
      figure: totals.b2c.vat + totals.b2b.vat,
      note: `иргэн ${formatTug(totals.b2c.vat)}, байгууллага ${formatTug(totals.b2b.vat)}`,
    },
    {
      title: 'Зөрүү',
      figure: difference,
      note: differences.length === 0 ? 'бүгд тэнцсэн' : `${differences.length} нэртэй`,
      kind: differences.length === 0 ? 'good' : 'warn',
    },
  ];
  return (
    <dl className="panel closing__figures">
      {figures.map(({ title, figure, note, kind }) => (
        <div key={title} className="closing__figure">
          <dt>{title}</dt>
          <dd>
            <b className={kind === undefined ? undefined : `closing__figure--${kind}`}>{formatTug(figure)}</b> {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}
