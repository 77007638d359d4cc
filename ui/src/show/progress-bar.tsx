import './progress-bar.css';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  /** Gold is for bonus only. */
  tone?: 'evergreen' | 'gold';
}

/** A progress bar. The browser's own element: its length needs no inline style. */
export function ProgressBar({ label, value, max, tone = 'evergreen' }: ProgressBarProps) {
  return <progress className={`progress progress--${tone}`} aria-label={label} value={value} max={max} />;
}
