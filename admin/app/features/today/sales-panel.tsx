import { formatTug } from '@tokhi/rules/money/money';
import { Panel } from '../../parts/panel.tsx';
import { SalesChart } from './sales-chart.tsx';
import type { Today } from './today-query.ts';

const WEEKDAYS = ['Ням', 'Даваа', 'Мягмар', 'Лхагва', 'Пүрэв', 'Баасан', 'Бямба'];
const UTC_PLUS_8_MS = 8 * 3_600_000;
const PERCENT = 100;

/** Today's sales, compared with the same weekday a week earlier. */
export function SalesPanel({ sales, now }: { sales: NonNullable<Today['sales']>; now: Date }) {
  const here = new Date(now.getTime() + UTC_PLUS_8_MS);
  const weekday = WEEKDAYS[here.getUTCDay()] ?? '';
  const change = sales.before === 0 ? null : Math.round((sales.today / sales.before - 1) * PERCENT);
  const legend = (
    <span className="sales__legend">
      <i className="sales__now" /> Өнөөдөр <i className="sales__before" /> Өмнөх {weekday}
    </span>
  );
  return (
    <Panel title="Борлуулалт" end={legend}>
      <p className="sales__sum">{formatTug(sales.today)}</p>
      <p className="sales__note">
        {change !== null && (
          <>
            <b className={change < 0 ? 'sales__down' : 'sales__up'}>
              {change > 0 && '+'}
              {change}%
            </b>{' '}
            өмнөх {weekday} гаригийн мөн цагаас,{' '}
          </>
        )}
        {sales.orders} захиалга
        {sales.orders > 0 && `, дундаж ${formatTug(Math.round(sales.today / sales.orders))}`}
      </p>
      <SalesChart sales={sales} hour={here.getUTCHours() + here.getUTCMinutes() / 60} />
    </Panel>
  );
}
