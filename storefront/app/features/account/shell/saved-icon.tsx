import { badgeText } from '@tokhi/rules/cart/cart-badge';
import { Count } from '@tokhi/ui/show/count.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { NavLink } from 'react-router';
import { useViewer } from '../../../calls/viewer.ts';

/** The way to the saved products, with how many there are. */
export function SavedIcon({ className }: { className: string }) {
  const saved = useViewer()?.saved.size ?? 0;
  return (
    <NavLink className={className} to="/profile?role=saved">
      <Icon name="heart" />
      <span className="hicon__t">Хадгалсан</span>
      {saved > 0 && <span className="vh">, {saved} бараа</span>}
      <Count text={badgeText(saved)} />
    </NavLink>
  );
}
