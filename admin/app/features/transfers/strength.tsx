import type { ReactNode } from 'react';

/** Three bars: how sure a match is. The words beside them say the same. */
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
