import { badgeText } from '@tokhi/rules/cart/cart-badge';
import { maskedIcon } from '@tokhi/ui/masks/masked-icon.ts';
import { Count } from '@tokhi/ui/show/count.tsx';
import { NavLink } from 'react-router';
import { useViewer } from '../../../calls/viewer.ts';

/** The link to the saved products, with their number. */
export function SavedIcon({ className }: { className: string }) {
  const saved = useViewer()?.saved.size ?? 0;
  return (
    <NavLink className={`${className} ${maskedIcon('heart')}`} to="/profile?role=saved">
      <span className="hicon__t">Хадгалсан</span>
      {saved > 0 && <span className="vh">, {saved} бараа</span>}
      <Count text={badgeText(saved)} />
    </NavLink>
  );
}
