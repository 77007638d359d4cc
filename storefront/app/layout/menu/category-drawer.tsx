import './category-drawer.css';
import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { MoreLink } from '@tokhi/ui/navigation/section-head.tsx';
import { Sheet } from '@tokhi/ui/overlay/sheet.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { categoryProductsAddress, eventAddress } from '../../addresses.ts';
import { BonusLink } from '../../features/account/public.ts';
import { PhoneLink } from '../footer/phone-link.tsx';
import { CategoryIcon } from './category-icon.tsx';
import type { MenuCategory, MenuView } from './menu.present.ts';
import { SubCategoryTile } from './sub-category-tile.tsx';

interface CategoryDrawerProps {
  menu: MenuView;
  facts: ShopFacts | undefined;
  open: boolean;
  onClose: () => void;
}

/** The menu of a phone: the categories and, one step further, the sub-categories of the chosen one. */
export function CategoryDrawer({ menu, facts, open, onClose }: CategoryDrawerProps) {
  const [chosen, setChosen] = useState<MenuCategory | null>(null);
  return (
    <Sheet open={open} onClose={onClose} title={chosen?.name ?? 'Ангилал'} side="left">
      {chosen === null ? (
        <Categories menu={menu} facts={facts} onChoose={setChosen} />
      ) : (
        <SubCategories key={chosen.code} category={chosen} onBack={() => setChosen(null)} />
      )}
    </Sheet>
  );
}

interface CategoriesProps extends Pick<CategoryDrawerProps, 'menu' | 'facts'> {
  onChoose: (category: MenuCategory) => void;
}

function Categories({ menu, facts, onChoose }: CategoriesProps) {
  return (
    <>
      <ul>
        {menu.categories.map((category) => (
          <li key={category.code}>
            <button type="button" className="drawer__category" onClick={() => onChoose(category)}>
              <CategoryIcon icon={category.icon} />
              {category.name}
              <Icon name="chevron-right" className="drawer__arrow" />
            </button>
          </li>
        ))}
      </ul>
      <ul className="drawer__lists">
        <li>
          <Link className="drawer__link drawer__link--ready" to="/finished-product">
            Бэлэн бараа
          </Link>
        </li>
        <li>
          <Link className="drawer__link drawer__link--sale" to="/lower">
            Хямдрал
          </Link>
        </li>
        <BonusLink />
        <li>
          <Link className="drawer__link" to="/contact">
            Холбоо барих
          </Link>
        </li>
        {facts !== undefined && (
          <>
            <li>
              <PhoneLink className="drawer__link" phone={facts.phone} />
            </li>
            <li>
              <a className="drawer__link" href={`mailto:${facts.email}`}>
                {facts.email}
              </a>
            </li>
          </>
        )}
      </ul>
      <ul className="drawer__tags">
        {menu.hashtags.map(({ id, text }) => (
          <li key={id}>
            <Link className="drawer__tag" to={eventAddress(id)}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

function SubCategories({ category, onBack }: { category: MenuCategory; onBack: () => void }) {
  const back = useRef<HTMLDivElement>(null);
  // The pressed button is gone; without this the focus would fall back to the page.
  useEffect(() => back.current?.querySelector('button')?.focus(), []);
  return (
    <>
      <div ref={back} className="drawer__head">
        <IconButton label="Бүх ангилал" onClick={onBack}>
          <Icon name="arrow-left" />
        </IconButton>
        <MoreLink to={categoryProductsAddress(category.id)} text="Бүх бараа" about={category.name} />
      </div>
      <ul>
        {category.subs.map((sub) => (
          <li key={sub.code}>
            <SubCategoryTile sub={sub} row />
          </li>
        ))}
      </ul>
    </>
  );
}
