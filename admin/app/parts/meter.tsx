import './meter.css';

interface MeterProps {
  label: string;
  value: number;
  max: number;
  tone?: 'fits' | 'near' | 'over';
}

/** A fill level: green, gold when nearly full, red above. The browser's own element, because its length needs no inline style. */
export const Meter = ({ label, value, max, tone = 'fits' }: MeterProps) => (
  <progress className={`meter meter--${tone}`} aria-label={label} value={Math.min(value, max)} max={max} />
);
