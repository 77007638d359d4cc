import './category-tiles.css';
import { Tile } from '@tokhi/ui/navigation/tile.tsx';
import { squarePicture } from '../../../pictures/square-picture.ts';

interface CategoryTile {
  id: number;
  name: string;
  to: string;
  /** Address of a square picture. */
  image: string | null;
  count: number;
}

/** The sub-categories of a category to choose from. */
export function CategoryTiles({ tiles }: { tiles: CategoryTile[] }) {
  return (
    <ul className="category-tiles">
      {tiles.map(({ id, name, to, image, count }) => (
        <li key={id}>
          <Tile to={to} title={name} picture={squarePicture(image)} note={`${count} бараа`} />
        </li>
      ))}
    </ul>
  );
}
