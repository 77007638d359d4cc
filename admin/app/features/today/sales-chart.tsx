import { scaleLinear } from 'd3-scale';
import { curveMonotoneX, line } from 'd3-shape';
import { millions } from '../../show/millions.ts';
import type { Today } from './today-query.ts';

const WIDTH = 352;
const HEIGHT = 190;
const LEFT = 46;
const BOTTOM = 22;
const TOP = 14;
const RIGHT = 8;
const HOURS = 24;
const MILLION = 1_000_000;
const LABELLED = [0, 6, 12, 18, 24];

type Point = [hour: number, tug: number];

/** Cumulative sales by hour: today so far, and the whole day a week earlier. Colours are classes of the style sheet. */
export function SalesChart({ sales, hour }: { sales: NonNullable<Today['sales']>; hour: number }) {
  const most = Math.max(MILLION, sales.today, ...sales.hours_before);
  const x = scaleLinear([0, HOURS], [LEFT, WIDTH - RIGHT]);
  const y = scaleLinear([0, most], [HEIGHT - BOTTOM, TOP]).nice(3);
  const path = line<Point>(
    ([at]) => x(at),
    ([, tug]) => y(tug),
  ).curve(curveMonotoneX);
  const before: Point[] = [[0, 0], ...sales.hours_before.map((tug, at): Point => [at + 1, tug])];
  const today: Point[] = [[0, 0], ...sales.hours.map((tug, at): Point => [Math.min(at + 1, hour), tug])];
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing with words in it, which an <img> cannot hold
    <svg className="sales__chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label="Борлуулалт цагаар">
      {y.ticks(3).map((tug) => (
        <g key={tug}>
          <line className="sales__grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(tug)} y2={y(tug)} />
          <text className="sales__label" x={LEFT - 6} y={y(tug) + 4} textAnchor="end">
            {millions(tug)}
          </text>
        </g>
      ))}
      {LABELLED.map((at) => (
        <text key={at} className="sales__label" x={x(at)} y={HEIGHT - 4} textAnchor={at === HOURS ? 'end' : 'middle'}>
          {String(at).padStart(2, '0')}:00
        </text>
      ))}
      <path className="sales__line sales__line--before" d={path(before) ?? ''} />
      <path className="sales__line" d={path(today) ?? ''} />
      <circle className="sales__point" cx={x(hour)} cy={y(sales.today)} r={4} />
    </svg>
  );
}
