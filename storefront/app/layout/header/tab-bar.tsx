import './tab-bar.css';
import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import { maskedIcon } from '@tokhi/ui/masks/masked-icon.ts';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { type ComponentProps, type MouseEvent, Suspense, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { ProfileTab } from '../../features/account/public.ts';
import { CartTab } from '../../features/cart/public.ts';
import type { CategoryDrawer } from '../menu/category-drawer.tsx';

type DrawerProps = Omit<ComponentProps<typeof CategoryDrawer>, 'menu'>;

const FilledDrawer = lazyPart(async () => {
  const [{ CategoryDrawer }, { loadMenu }] = await Promise.all([
    import('../menu/category-drawer.tsx'),
    import('../menu/load-menu.ts'),
  ]);
  const menu = await loadMenu();
  return { FilledDrawer: (props: DrawerProps) => <CategoryDrawer {...props} menu={menu} /> };
}, 'FilledDrawer');

/** The bar at the bottom of a phone (spec §2, Header). */
export function TabBar({ facts }: { facts: ShopFacts | undefined }) {
  return (
    <nav className="tabbar" aria-label="Доод цэс">
      <NavLink className={`tabbar__i ${maskedIcon('home')}`} to="/home">
        Нүүр
      </NavLink>
      <CategoryTab facts={facts} />
      <NavLink className={`tabbar__i ${maskedIcon('truck')}`} to="/track-order">
        Захиалга
      </NavLink>
      <CartTab />
      <ProfileTab />
    </nav>
  );
}

/** Opens the drawer; without scripts, a link to the categories in the footer. */
function CategoryTab({ facts }: { facts: ShopFacts | undefined }) {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Once opened it stays mounted, so that it can slide away.
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
      <a
        className={`tabbar__i ${maskedIcon('layout-grid')}`}
        href="#categories"
        aria-expanded={open}
        onClick={handleClick}
      >
        Ангилал
      </a>
      {wanted && (
        <Suspense>
          <FilledDrawer facts={facts} open={open} onClose={() => setOpenAt(null)} />
        </Suspense>
      )}
    </>
  );
}
