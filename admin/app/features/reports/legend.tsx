type Mark = 'bar' | 'dashed' | 'pale' | 'late';

/** The meaning of a chart's marks. */
export const Legend = ({ marks }: { marks: readonly (readonly [mark: Mark, text: string])[] }) => (
  <span className="legend">
    {marks.map(([mark, text]) => (
      <span key={mark} className="legend__i">
        <i className={`legend__mark legend__mark--${mark}`} />
        {text}
      </span>
    ))}
  </span>
);
