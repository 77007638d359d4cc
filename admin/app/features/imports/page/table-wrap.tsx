import '../../../parts/table.css';
import type { ReactNode } from 'react';

/** Scrolls a table that is too wide or high, also by keys. */
export const TableWrap = ({ label, children }: { label: string; children: ReactNode }) => (
  /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wider than a phone, and scrolled by keys, too */ // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the focus
  <section className="table__wrap" aria-label={label} tabIndex={0}>
    {children}
  </section>
);
