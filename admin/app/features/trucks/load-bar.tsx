import './load-bar.css';
import type { ReactNode } from 'react';
import { Meter } from '../../parts/meter.tsx';

interface LoadBarProps {
  label: string;
  value: number;
  /** Null: the capacity is unknown. */
  max: number | null;
  children: ReactNode;
}

const NEARLY = 0.9;

/** A fill level, in words and as a bar. */
export function LoadBar({ label, value, max, children }: LoadBarProps) {
  const share = max === null ? 0 : value / max;
  const tone = share > 1 ? 'over' : share >= NEARLY ? 'near' : 'fits';
  return (
    <>
      <b className={share > 1 ? 'load-bar__value load-bar__value--over' : 'load-bar__value'}>{children}</b>
      {max !== null && <Meter label={label} value={value} max={max} tone={tone} />}
    </>
  );
}
