import './tab-bar.css';
import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { lazyPart } from '@tokhi/ui/show/lazy-part.ts';
import { type MouseEvent, Suspense, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { ProfileTab } from '../../features/account/public.ts';
import { CartTab } from '../../features/cart/public.ts';
import type { MenuView } from '../menu/menu.present.ts';

const CategoryDrawer = lazyPart(() => import('../menu/category-drawer.tsx'), 'CategoryDrawer');

/** The bar at the bottom of a phone (spec §2, Header). */
export function TabBar({ menu, facts }: { menu: MenuView | null; facts: ShopFacts | undefined }) {
  return (
    <nav className="tabbar" aria-label="Доод цэс">
      <NavLink className="tabbar__i" to="/home">
        <Icon name="house" />
        <span>Нүүр</span>
      </NavLink>
      {menu && <CategoryTab menu={menu} facts={facts} />}
      <NavLink className="tabbar__i" to="/track-order">
        <Icon name="truck" />
        <span>Захиалга</span>
      </NavLink>
      <CartTab />
      <ProfileTab />
    </nav>
  );
}

/** Opens the drawer; a link to the categories in the footer where scripts do not run. */
function CategoryTab({ menu, facts }: { menu: MenuView; facts: ShopFacts | undefined }) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Once opened it stays in the page, so that it can slide away again.
  const [wanted, setWanted] = useState(false);
  const open = openAt === key;
  function handleClick(event: MouseEvent) {
    event.preventDefault();
    setOpenAt(key);
    setWanted(true);
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: it is a link, until scripts run */}
      <a className="tabbar__i" href="#categories" aria-expanded={open} onClick={handleClick}>
        <Icon name="layout-grid" />
        <span>Ангилал</span>
      </a>
      {wanted && (
        <Suspense>
          <CategoryDrawer menu={menu} facts={facts} open={open} onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </>
  );
}
