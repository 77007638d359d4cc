import './header.css';
import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import { texts } from '@tokhi/contract/texts/texts';
import { maskedIcon } from '@tokhi/ui/masks/masked-icon.ts';
import { Logo } from '@tokhi/ui/show/logo.tsx';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { SavedIcon } from '../../features/account/public.ts';
import { CartIcon, CartPanel } from '../../features/cart/public.ts';
import { CategoryBar } from '../menu/category-bar.tsx';
import { CategoryMenu, CategoryMenuButton } from '../menu/category-menu.tsx';
import type { MenuBar } from '../menu/menu.present.ts';
import { SearchBox } from '../search/search-box.tsx';
import { BackButton } from './back-button.tsx';
import { CompareIcon } from './compare-icon.tsx';
import { ShareButton } from './share-button.tsx';
import { TopBar } from './top-bar.tsx';
import { useScrolledWay } from './use-scrolled-way.ts';

interface HeaderProps {
  facts: ShopFacts | undefined;
  /** Null if the menus could not be read: the page works without them. */
  menu: MenuBar | null;
  page: { name: string; bar: 'product' | null };
}

/** The top of every page. */
export function Header({ facts, menu, page }: HeaderProps) {
  const { key } = useLocation();
  // A navigation closes the menu.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const menuOpen = openAt === key;
  const head = useRef<HTMLDivElement>(null);
  useScrolledWay(head);
  return (
    <div ref={head} className={menuOpen ? 'shell-head shell-head--menu' : 'shell-head'}>
      {facts && <TopBar facts={facts} hashtags={menu?.hashtags ?? []} />}
      <header className={page.bar === 'product' ? 'header header--product' : 'header'}>
        <div className="wrap header__in">
          {page.bar === 'product' && <BackButton className="header__back icon-btn" />}
          <Link className="header__logo" to="/home" aria-label="Тохь, нүүр хуудас">
            <Logo />
          </Link>
          {menu && <CategoryMenuButton open={menuOpen} onToggle={() => setOpenAt(menuOpen ? null : key)} />}
          <SearchBox popular={facts?.popularSearches ?? []} />
          <div className="header__icons">
            <CompareIcon className="hicon">
              <span className="hicon__t">{texts.compare}</span>
            </CompareIcon>
            <SavedIcon className="hicon" />
            <Link className={`hicon ${maskedIcon('truck')}`} to="/track-order">
              <span className="hicon__t">Захиалга</span>
            </Link>
            <CartIcon />
          </div>
          {page.bar === 'product' && <ShareButton title={page.name} />}
          <CartPanel />
        </div>
      </header>
      {menu && <CategoryBar categories={menu.categories} />}
      {menu && <CategoryMenu open={menuOpen} onClose={() => setOpenAt(null)} />}
    </div>
  );
}
