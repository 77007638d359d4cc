import { MoreLink } from '@tokhi/ui/navigation/section-head.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { categoryAddress, categoryProductsAddress } from '../../addresses.ts';
import { CategoryIcon } from './category-icon.tsx';
import type { MenuCategory } from './menu.present.ts';
import { SubCategoryTile } from './sub-category-tile.tsx';

/** How long the pointer rests on a category before it is shown: on its way to a sub-category it crosses others. */
const RESTS_MS = 90;

/** All categories, and the sub-categories of the one under the pointer or in focus. */
export function MegaMenu({ categories }: { categories: MenuCategory[] }) {
  const [shownCode, setShownCode] = useState(categories[0]?.code);
  const rail = useRef<HTMLUListElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    rail.current?.querySelector('a')?.focus();
    return () => clearTimeout(resting.current);
  }, []);
  function handlePoint(code: string) {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => setShownCode(code), RESTS_MS);
  }
  const shown = categories.find(({ code }) => code === shownCode);
  return (
    <nav className="wrap mega__in" aria-label="Бүх ангилал">
      <ul ref={rail} className="mega__rail" onPointerLeave={() => clearTimeout(resting.current)}>
        {categories.map(({ code, name, icon }) => (
          <li key={code}>
            <Link
              className={code === shownCode ? 'mega__category mega__category--on' : 'mega__category'}
              to={categoryAddress(code)}
              onPointerEnter={() => handlePoint(code)}
              onFocus={() => setShownCode(code)}
            >
              <CategoryIcon icon={icon} />
              {name}
              <Icon name="chevron-right" className="mega__arrow" />
            </Link>
            {/* Right after its category, so that the keyboard reaches the sub-categories next. */}
            {code === shownCode && shown !== undefined && <ShownCategory category={shown} />}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ShownCategory({ category }: { category: MenuCategory }) {
  const { id, name, image, subs } = category;
  const all = categoryProductsAddress(id);
  const total = subs.reduce((sum, sub) => sum + sub.total, 0);
  return (
    <div className={image === null ? 'mega__main mega__main--wide' : 'mega__main'}>
      <div>
        <div className="mega__head">
          <p className="mega__title">{name}</p>
          <MoreLink to={all} text={`Бүх бараа (${total})`} about={name} />
        </div>
        <ul className="mega__subs">
          {subs.map((sub) => (
            <li key={sub.code}>
              <SubCategoryTile sub={sub} />
            </li>
          ))}
        </ul>
      </div>
      {image !== null && (
        <Link className="mega__promo" to={all} tabIndex={-1} aria-hidden="true">
          <img src={image} alt="" width="400" height="400" />
          <span className="mega__caption">
            <b>{name}</b>
            Бүгдийг үзэх
          </span>
        </Link>
      )}
    </div>
  );
}
