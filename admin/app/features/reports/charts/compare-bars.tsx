export interface CompareBar {
  id: string | number;
  name: string;
  now: number;
  /** Null: the previous period is not compared, or had none. */
  before: number | null;
  text: string;
}

const WHOLE = 100;

/** A bar per row with the bar of the previous period below it; the table next to it has the figures. */
export function CompareBars({ bars }: { bars: readonly CompareBar[] }) {
  const most = Math.max(...bars.flatMap(({ now, before }) => [now, before ?? 0]), 0);
  const width = (value: number) => (most === 0 ? 0 : (Math.max(value, 0) / most) * WHOLE);
  return (
    <ul className="compare-bars">
      {bars.map(({ id, name, now, before, text }) => (
        <li key={id} className="compare-bars__i">
          <span>{name}</span>
          <svg className="compare-bars__bar" viewBox={`0 0 ${WHOLE} 16`} preserveAspectRatio="none" aria-hidden="true">
            <rect className="chart__bar" width={width(now)} height={10} />
            {before !== null && <rect className="chart__pale" y={12} width={width(before)} height={4} />}
          </svg>
          <b>{text}</b>
        </li>
      ))}
    </ul>
  );
}
