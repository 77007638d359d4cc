import '../../parts/panel.css';
import { formatTug } from '@tokhi/rules/money/money';
import { useNow } from '../../show/use-now.ts';
import type { TransferCounts } from './transfers-query.ts';
import { waitedWords } from './waited-words.ts';

interface OverviewProps {
  counts: TransferCounts;
  sure: number;
  oldest: string | null;
}

/** The state of the transfers in five figures. */
export function Overview({ counts, sure, oldest }: OverviewProps) {
  const now = useNow();
  const income = [counts.open, counts.pending, counts.confirmed, counts.skipped];
  const rows = income.reduce((all, { count }) => all + count, counts.not_income.count);
  const sum = income.reduce((all, one) => all + one.sum, 0);
  const figures = [
    { title: 'Мөр', figure: String(rows), note: formatTug(sum) },
    { title: 'Баттай', figure: String(sure), note: 'лавлагаа, дүн, хугацаа таарсан', kind: 'good' },
    { title: 'Шийдэх', figure: String(counts.open.count), note: formatTug(counts.open.sum) },
    { title: 'Орлого биш', figure: String(counts.not_income.count), note: 'шимтгэл, зарлага' },
    { title: 'Хамгийн удсан', figure: waitedWords(oldest, now), note: 'амлалт 4 ажлын цаг', kind: 'warn' },
  ];
  return (
    <dl className="panel transfers__figures">
      {figures.map(({ title, figure, note, kind }) => (
        <div key={title} className="transfers__figure">
          <dt>{title}</dt>
          <dd>
            <b className={kind === undefined ? undefined : `transfers__figure--${kind}`}>{figure}</b> {note}
          </dd>
        </div>
      ))}
    </dl>
  );
}
