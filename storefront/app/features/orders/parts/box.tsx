import './box.css';
import type { ReactNode } from 'react';

interface BoxProps {
  title: string;
  /** The title is for screen readers only: its contents speak for themselves. */
  quiet?: boolean;
  /** A payment or a deadline waits for the customer. */
  waits?: boolean;
  children: ReactNode;
}

/** One section of an order. */
export function Box({ title, quiet = false, waits = false, children }: BoxProps) {
  return (
    <section className={waits ? 'obox obox--waits' : 'obox'}>
      <h2 className={quiet ? 'vh' : 'obox__title'}>{title}</h2>
      {children}
    </section>
  );
}
