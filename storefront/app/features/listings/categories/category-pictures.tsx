import './category-pictures.css';
import { Link } from 'react-router';

export interface CategoryPicture {
  id: number;
  name: string;
  to: string;
  /** Address of a square picture, of a room or of a product. */
  image: string | null;
}

/** Categories side by side, small: links for a page that has nothing to show. */
export function CategoryPictures({ categories }: { categories: CategoryPicture[] }) {
  return (
    <ul className="category-pictures">
      {categories.map(({ id, name, to, image }) => (
        <li key={id}>
          <Link className="category-pictures__one" to={to}>
            <span className="category-pictures__well">
              {image !== null && <img src={image} alt="" width="400" height="400" loading="lazy" decoding="async" />}
            </span>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
