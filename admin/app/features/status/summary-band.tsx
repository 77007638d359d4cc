import { Icon } from '../../icons/icon.tsx';
import { msText, secondsBetween, shareText, spanText } from './span-text.ts';
import { type Alert, answersOf } from './status-alerts.ts';
import type { Status } from './status-query.ts';

interface SummaryBandProps {
  status: Status;
  alerts: readonly Alert[];
}

/** A summary in one sentence, and the four figures that matter to customers. */
export function SummaryBand({ status, alerts }: SummaryBandProps) {
  const { all, failed, p95 } = answersOf(status);
  const { payments, last_order_at: last, at } = status;
  const { kind, title, text } = sentenceOf(alerts);
  const figures = [
    ['Амжилттай хариу', shareText(all - failed, all)],
    ['Төлбөр, 3 минутад', shareText(payments.in_time, payments.all)],
    ['Хариу, p95', msText(p95)],
    ['Сүүлийн захиалга', last === null ? '—' : spanText(secondsBetween(last, at))],
  ] as const;
  return (
    <section className={`status-band status-band--${kind}`} aria-label="Дүгнэлт">
      <Icon name={kind === 'ok' ? 'circle-check' : 'triangle-alert'} />
      <p>
        <b>{title}</b>
        {text}
      </p>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function sentenceOf(alerts: readonly Alert[]): { kind: 'ok' | 'warn' | 'bad'; title: string; text: string } {
  const bad = alerts.filter(({ severity }) => severity === 'bad');
  const [worst] = bad;
  if (worst !== undefined)
    return {
      ...{ kind: 'bad', title: 'Нэн даруй анхаарна' },
      text: bad.length === 1 ? `${worst.title}.` : `${worst.title}, ${bad.length - 1} дохио нэмэлт.`,
    };
  const [slow] = alerts.filter(({ severity }) => severity === 'warn');
  if (slow !== undefined) return { kind: 'warn', title: 'Дэлгүүр зарж байна', text: `${slow.title}.` };
  return { kind: 'ok', title: 'Дэлгүүр хэвийн зарж байна', text: 'Захиалга, төлбөр, хайлт, мэдэгдэл ажиллаж байна.' };
}
