import { scaleLinear } from 'd3-scale';
import { area, line } from 'd3-shape';
import { millions } from '../../../show/millions.ts';
import type { Day } from '../report-query.ts';
import { Axis } from './axis.tsx';

const WIDTH = 700;
const HEIGHT = 188;
const LEFT = 64;
const RIGHT = WIDTH - 8;
const TOP = 26;
const BOTTOM = HEIGHT - 28;
const LEAST_POINTS = 100_000;

/** The points of all customers at the end of each day, from zero. */
export function BonusChart({ days }: { days: readonly Day[] }) {
  const y = scaleLinear([0, Math.max(LEAST_POINTS, ...days.map((day) => day.bonus_owed))], [BOTTOM, TOP]).nice(3);
  const x = scaleLinear([0, Math.max(days.length - 1, 1)], [LEFT, RIGHT]);
  const drawn = line<Day>(
    (_, at) => x(at),
    (day) => y(day.bonus_owed),
  )([...days]);
  const filled = area<Day>(
    (_, at) => x(at),
    y(0),
    (day) => y(day.bonus_owed),
  )([...days]);
  const first = days[0];
  const last = days.at(-1);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing with words in it, which an <img> cannot hold
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label="Бонусын өглөг өдрөөр">
      <path className="chart__area" d={filled ?? ''} />
      <Axis y={y} ticks={y.ticks(3)} left={LEFT} right={RIGHT} text={millions} />
      <path className="chart__owed" d={drawn ?? ''} />
      {first !== undefined && last !== undefined && (
        <>
          <circle className="chart__point" cx={x(days.length - 1)} cy={y(last.bonus_owed)} r={4} />
          <text className="chart__value" x={RIGHT} y={y(last.bonus_owed) - 10} textAnchor="end">
            {millions(last.bonus_owed)}
          </text>
          <text className="chart__label" x={LEFT} y={HEIGHT - 8}>
            {first.day.slice('2026-'.length).replace('-', '/')}
          </text>
          <text className="chart__label" x={RIGHT} y={HEIGHT - 8} textAnchor="end">
            {last.day.slice('2026-'.length).replace('-', '/')}
          </text>
        </>
      )}
    </svg>
  );
}
