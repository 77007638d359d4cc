import './category-bar.css';
import { NavLink } from 'react-router';
import { categoryAddress } from '../../addresses.ts';
import type { MenuBar } from './menu.present.ts';

/** Links to the categories, under the header. If they do not all fit, the menu button has the rest. */
export function CategoryBar({ categories }: Pick<MenuBar, 'categories'>) {
  return (
    <nav className="catnav" aria-label="Үндсэн ангилал">
      <div className="wrap catnav__in">
        <ul className="catnav__list">
          {categories.map(({ code, name }) => (
            <li key={code}>
              <NavLink className="catnav__link" to={categoryAddress(code)} prefetch="intent">
                {name}
              </NavLink>
            </li>
          ))}
        </ul>
        <ul className="catnav__list catnav__list--end">
          <li>
            <NavLink className="catnav__link catnav__link--ready" to="/finished-product" prefetch="intent">
              Бэлэн бараа
            </NavLink>
          </li>
          <li>
            <NavLink className="catnav__link catnav__link--sale" to="/lower" prefetch="intent">
              Хямдрал
            </NavLink>
          </li>
        </ul>
      </div>
    </nav>
  );
}
