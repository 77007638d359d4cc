import { formatTug, groupThousands } from '@tokhi/rules/money/money';
import { scaleLinear } from 'd3-scale';
import { curveStepAfter, line } from 'd3-shape';
import { dayText } from '../../show/moment-text.ts';
import type { Point } from './unit-price.ts';

const WIDTH = 760;
const HEIGHT = 200;
const LEFT = 76;
const RIGHT = 16;
const TOP = 24;
const BOTTOM = 26;
const DAY_MS = 86_400_000;
const LOWEST_OF_MS = 30 * DAY_MS;
/** Plans further away are not drawn: the steps before them would be too narrow. */
const AHEAD_MS = 120 * DAY_MS;
const BEHIND_MS = 180 * DAY_MS;

interface PriceStepsProps {
  /** Oldest first. */
  past: readonly Point[];
  planned: readonly Point[];
  lowest: number;
  now: Date;
}

/** Prices as steps, planned ones dashed, with the lowest of 30 days. The axis does not begin at zero, so that steps are visible. */
export function PriceSteps({ past, planned, lowest, now }: PriceStepsProps) {
  const here = now.getTime();
  const first = here - BEHIND_MS;
  const seen = past.map(([at, tug]): Point => [Math.max(at, first), tug]);
  const coming = planned.filter(([at]) => at > here && at < here + AHEAD_MS);
  const last = seen.at(-1)?.[1] ?? lowest;
  const begins = Math.min(seen[0]?.[0] ?? here, here - LOWEST_OF_MS);
  const ends = Math.max(here, ...coming.map(([at]) => at)) + LOWEST_OF_MS / 3;
  const tugs = [lowest, ...seen.map(([, tug]) => tug), ...coming.map(([, tug]) => tug)];
  const x = scaleLinear([begins, ends], [LEFT, WIDTH - RIGHT]);
  const y = scaleLinear([Math.min(...tugs) * 0.95, Math.max(...tugs) * 1.05], [HEIGHT - BOTTOM, TOP]).nice(4);
  const path = line<Point>(
    ([at]) => x(at),
    ([, tug]) => y(tug),
  ).curve(curveStepAfter);
  const plan: Point[] = [[here, last], ...coming, [ends, coming.at(-1)?.[1] ?? last]];
  const label = `Үнэ алхмаар: одоо ${formatTug(last)}, 30 хоногийн бага ${formatTug(lowest)}`;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing with words in it, which an <img> cannot hold
    <svg className="price-steps" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      {y.ticks(4).map((tug) => (
        <g key={tug}>
          <line className="price-steps__grid" x1={LEFT} x2={WIDTH - RIGHT} y1={y(tug)} y2={y(tug)} />
          <text className="price-steps__label" x={LEFT - 8} y={y(tug) + 4} textAnchor="end">
            {groupThousands(tug)}
          </text>
        </g>
      ))}
      <line className="price-steps__lowest" x1={x(here - LOWEST_OF_MS)} x2={x(here)} y1={y(lowest)} y2={y(lowest)} />
      <line className="price-steps__today" x1={x(here)} x2={x(here)} y1={TOP} y2={HEIGHT - BOTTOM} />
      <text className="price-steps__label price-steps__label--today" x={x(here)} y={TOP - 8} textAnchor="middle">
        өнөөдөр
      </text>
      <path className="price-steps__line" d={path([...seen, [here, last]]) ?? ''} />
      <path className="price-steps__line price-steps__line--planned" d={path(plan) ?? ''} />
      <circle className="price-steps__point" cx={x(here)} cy={y(last)} r={4.5} />
      {[begins, ...coming.map(([at]) => at)].map((at) => (
        <text
          key={at}
          className="price-steps__label"
          x={x(at)}
          y={HEIGHT - 6}
          textAnchor={at === begins ? 'start' : 'middle'}
        >
          {dayText(new Date(at).toISOString())}
        </text>
      ))}
    </svg>
  );
}
