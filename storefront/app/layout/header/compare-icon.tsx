import { badgeText } from '@tokhi/rules/cart/cart-badge';
import { maskedIcon } from '@tokhi/ui/masks/masked-icon.ts';
import { Count } from '@tokhi/ui/show/count.tsx';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { useCompare } from '../../local/compare.ts';

/** The link to the comparison, with the number of chosen products; in the header and in the phone's bar. */
export function CompareIcon({ className, children }: { className: string; children: ReactNode }) {
  const { length } = useCompare();
  return (
    <NavLink className={`${className} ${maskedIcon('scale')}`} to="/compare">
      {children}
      {length > 0 && <span className="vh">, {length} бараа</span>}
      <Count text={badgeText(length)} />
    </NavLink>
  );
}
