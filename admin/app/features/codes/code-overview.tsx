import { formatTug } from '@tokhi/rules/money/money';
import { Figures } from '../../parts/figures.tsx';
import type { Overview } from './codes-query.ts';

const PERCENT = 100;
const share = (part: number, whole: number): string =>
  whole === 0 ? '0' : (Math.round((part / whole) * PERCENT * 10) / 10).toString();

/** The effect of codes in the last 30 days, and what vouchers can still cost. */
export const CodeOverview = ({ overview }: { overview: Overview }) => {
  const { uses, orders, discounted, sales, owed, owed_codes } = overview;
  return (
    <Figures
      label="Тойм, 30 хоног"
      figures={[
        { title: 'Ашигласан, 30 хоног', value: String(uses), note: `захиалгын ${share(uses, orders)}%` },
        { title: 'Хөнгөлсөн', value: formatTug(discounted) },
        {
          ...{ title: 'Кодтой борлуулалт', value: formatTug(sales) },
          note: `хөнгөлөлт ${share(discounted, sales + discounted)}%`,
        },
        {
          ...{ title: 'Ваучерын өглөг', value: formatTug(owed), note: `${owed_codes} код` },
          kind: owed > 0 ? 'warn' : 'plain',
        },
      ]}
    />
  );
};
