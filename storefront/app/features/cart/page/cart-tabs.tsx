import './cart-tabs.css';
import { Link } from 'react-router';
import { useViewer } from '../../../calls/viewer.ts';
import { useCart } from '../../../local/cart.ts';
import { ROLES, type Role, roleAddress, roleTitles } from './cart-roles.ts';

/** Cart, saved products and orders: each has its own address. */
export function CartTabs({ role }: { role: Role }) {
  const { length } = useCart().lines;
  const saved = useViewer()?.saved.size ?? 0;
  const counts: Record<Role, number> = { cart: length, saved, orders: 0 };
  return (
    <nav className="cart-tabs" aria-label="Сагсны хэсгүүд">
      {ROLES.map((one) => (
        <Link
          key={one}
          className="cart-tabs__i"
          to={roleAddress(one)}
          aria-current={one === role ? 'page' : undefined}
          preventScrollReset
        >
          {roleTitles[one]}
          {counts[one] > 0 && <span className="cart-tabs__n">{counts[one]}</span>}
        </Link>
      ))}
    </nav>
  );
}
