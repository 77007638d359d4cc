interface AxisProps {
  y: (value: number) => number;
  ticks: readonly number[];
  left: number;
  right: number;
  text: (value: number) => string;
}

/** The grid lines of a chart with their values; the lowest one is zero. */
export const Axis = ({ y, ticks, left, right, text }: AxisProps) => (
  <>
    {ticks.map((value) => (
      <g key={value}>
        <line className="chart__grid" x1={left} x2={right} y1={y(value)} y2={y(value)} />
        <text className="chart__label" x={left - 8} y={y(value) + 4} textAnchor="end">
          {text(value)}
        </text>
      </g>
    ))}
  </>
);
