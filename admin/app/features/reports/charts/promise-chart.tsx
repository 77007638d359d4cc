import { scaleBand, scaleLinear } from 'd3-scale';
import type { DayGroup } from '../grouped-days.ts';
import { shareText } from '../report-words.ts';
import { Axis } from './axis.tsx';

const WIDTH = 520;
const HEIGHT = 188;
const LEFT = 40;
const RIGHT = WIDTH - 8;
const TOP = 30;
const BOTTOM = HEIGHT - 28;
const LEAST = 4;
const WIDEST = 58;
const ROOM_FOR_SHARE = 34;

/** Deliveries as bars, those on time below, the late ones on top, with the share of those on time. */
export function PromiseChart({ groups }: { groups: readonly DayGroup[] }) {
  const y = scaleLinear([0, Math.max(LEAST, ...groups.map(({ delivered }) => delivered))], [BOTTOM, TOP]).nice(3);
  const x = scaleBand(
    groups.map(({ from }) => from),
    [LEFT, RIGHT],
  ).padding(0.3);
  const width = Math.min(x.bandwidth(), WIDEST);
  const isWide = x.step() > ROOM_FOR_SHARE;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing with words in it, which an <img> cannot hold
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label="Амласан хугацаандаа хүргэсэн">
      <Axis y={y} ticks={y.ticks(3).filter(Number.isInteger)} left={LEFT} right={RIGHT} text={String} />
      {groups.map(({ from, delivered, inTime }) => {
        const left = (x(from) ?? 0) + (x.bandwidth() - width) / 2;
        return (
          <g key={from}>
            <rect className="chart__bar" x={left} width={width} y={y(inTime)} height={BOTTOM - y(inTime)} />
            <rect className="chart__late" x={left} width={width} y={y(delivered)} height={y(inTime) - y(delivered)} />
            {isWide && delivered > 0 && (
              <text className="chart__share" x={left + width / 2} y={y(delivered) - 6} textAnchor="middle">
                {shareText(inTime, delivered).replace(/\.\d%/, '%')}
              </text>
            )}
            {isWide && (
              <text className="chart__label" x={left + width / 2} y={HEIGHT - 8} textAnchor="middle">
                {from.slice('2026-'.length).replace('-', '/')}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
