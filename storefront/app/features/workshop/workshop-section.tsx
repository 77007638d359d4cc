import type { ReactNode } from 'react';

/** One family of parts under its name. */
export function WorkshopSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="workshop__section">
      <h2 className="workshop__title">{title}</h2>
      {children}
    </section>
  );
}

/** States of one part side by side. */
export function WorkshopRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="workshop__part">
      <h3 className="workshop__label">{label}</h3>
      <div className="workshop__row">{children}</div>
    </div>
  );
}
