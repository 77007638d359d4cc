import type { ReactNode } from 'react';

/** Three bars: the certainty of a match. The text next to them says the same. */
export const Strength = ({ of, children }: { of: 1 | 2 | 3; children: ReactNode }) => (
  <span className={`strength strength--${of}`}>
    <span className="strength__bars" aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
    {children}
  </span>
);
