import './sub-category-tile.css';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { Link } from 'react-router';
import { subCategoryAddress } from '../../addresses.ts';
import { squarePicture } from '../../pictures/square-picture.ts';
import type { MenuSubCategory } from './menu.present.ts';

/** A sub-category with its picture, in the mega menu and in the drawer. */
export function SubCategoryTile({ sub, row = false }: { sub: MenuSubCategory; row?: boolean }) {
  return (
    <Link className={row ? 'sub-tile sub-tile--row' : 'sub-tile'} to={subCategoryAddress(sub.code)}>
      <ImageWell picture={squarePicture(sub.image)} alt="" sizes="166px" />
      <span className="sub-tile__text">
        <b>{sub.name}</b>
        {sub.total > 0 && <span>{sub.total} бараа</span>}
      </span>
    </Link>
  );
}
