import { formatTug } from '@tokhi/rules/money/money';
import type { ReactNode } from 'react';
import type { Overview } from './codes-query.ts';

const PERCENT = 100;
const share = (part: number, whole: number): string =>
  whole === 0 ? '0' : (Math.round((part / whole) * PERCENT * 10) / 10).toString();

/** What codes did in the last 30 days, and what vouchers can still cost. */
export function CodeOverview({ overview }: { overview: Overview }) {
  const { uses, orders, discounted, sales, owed, owed_codes } = overview;
  return (
    <section className="code-figures" aria-label="Тойм, 30 хоног">
      <Figure title="Ашигласан, 30 хоног" value={String(uses)} note={`захиалгын ${share(uses, orders)}%`} />
      <Figure title="Хөнгөлсөн" value={formatTug(discounted)} />
      <Figure
        title="Кодтой борлуулалт"
        value={formatTug(sales)}
        note={`хөнгөлөлт ${share(discounted, sales + discounted)}%`}
      />
      <Figure title="Ваучерын өглөг" value={formatTug(owed)} note={`${owed_codes} код`} isDebt={owed > 0} />
    </section>
  );
}

const Figure = (props: { title: string; value: string; note?: ReactNode; isDebt?: boolean }) => (
  <div className="code-figures__i">
    <small>{props.title}</small>
    <b className={props.isDebt === true ? 'code-figures__debt' : undefined}>{props.value}</b>
    {props.note !== undefined && <span>{props.note}</span>}
  </div>
);
