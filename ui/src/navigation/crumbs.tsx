import './crumbs.css';
import { Link } from 'react-router';

export interface Crumb {
  name: string;
  to?: string;
}

/** The path from home to this page. A place without a page yet is plain text. */
export function Crumbs({ places, current }: { places: Crumb[]; current: string }) {
  return (
    <nav className="crumbs" aria-label="Зам">
      <ol>
        {places.map(({ name, to }) => (
          <li key={name}>{to === undefined ? name : <Link to={to}>{name}</Link>}</li>
        ))}
        <li>
          <span aria-current="page">{current}</span>
        </li>
      </ol>
    </nav>
  );
}
