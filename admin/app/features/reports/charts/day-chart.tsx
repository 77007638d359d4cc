import { scaleBand, scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { millions } from '../../../show/millions.ts';
import type { DayGroup } from '../grouped-days.ts';
import { periodText } from '../periods.ts';
import { Axis } from './axis.tsx';

const WIDTH = 700;
const HEIGHT = 236;
const LEFT = 64;
const RIGHT = WIDTH - 8;
const TOP = 26;
const BOTTOM = HEIGHT - 32;
const LABELS = 5;
const LEAST_TUG = 1_000_000;

interface DayChartProps {
  groups: readonly DayGroup[];
  /** The previous period, bar by bar; null: not compared. */
  before: readonly DayGroup[] | null;
  label: string;
}

/** Sales as bars from zero, the previous period as a dashed line over them. */
export function DayChart({ groups, before, label }: DayChartProps) {
  const most = Math.max(LEAST_TUG, ...groups.map(({ net }) => net), ...(before ?? []).map(({ net }) => net));
  const y = scaleLinear([0, most], [BOTTOM, TOP]).nice(4);
  const x = scaleBand(
    groups.map(({ from }) => from),
    [LEFT, RIGHT],
  ).paddingInner(0.28);
  const middle = (from: string) => (x(from) ?? LEFT) + x.bandwidth() / 2;
  const each = Math.ceil(groups.length / LABELS);
  const path = line<DayGroup>(
    (_, at) => middle(groups[at]?.from ?? ''),
    ({ net }) => y(Math.max(net, 0)),
  )((before ?? []).slice(0, groups.length));
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing with words in it, which an <img> cannot hold
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <Axis y={y} ticks={y.ticks(4)} left={LEFT} right={RIGHT} text={millions} />
      {groups.map((group) => (
        <rect
          key={group.from}
          className="chart__bar"
          x={x(group.from)}
          width={x.bandwidth()}
          y={y(Math.max(group.net, 0))}
          height={BOTTOM - y(Math.max(group.net, 0))}
          rx={Math.min(2, x.bandwidth() / 2)}
        >
          <title>{`${periodText(group)}: ${millions(group.net)}`}</title>
        </rect>
      ))}
      {path !== null && <path className="chart__halo" d={path} />}
      {path !== null && <path className="chart__before" d={path} />}
      {groups.map(
        ({ from }, at) =>
          at % each === 0 && (
            <text key={from} className="chart__label" x={middle(from)} y={HEIGHT - 10} textAnchor="middle">
              {from.slice('2026-'.length).replace('-', '/')}
            </text>
          ),
      )}
    </svg>
  );
}
