import './box.css';
import type { ReactNode } from 'react';

interface BoxProps {
  title: string;
  /** Only for those who do not see that its contents speak for themselves. */
  quiet?: boolean;
  /** Money or time waits for the customer. */
  waits?: boolean;
  children: ReactNode;
}

/** One subject of an order. */
export function Box({ title, quiet = false, waits = false, children }: BoxProps) {
  return (
    <section className={waits ? 'obox obox--waits' : 'obox'}>
      <h2 className={quiet ? 'vh' : 'obox__title'}>{title}</h2>
      {children}
    </section>
  );
}
