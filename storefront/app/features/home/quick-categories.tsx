import './quick-categories.css';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { subCategoryAddress } from '../../addresses.ts';
import { squarePicture } from '../../pictures/square-picture.ts';
import type { QuickCategory } from './home.present.ts';

/** The categories that most visitors come for. */
export function QuickCategories({ categories }: { categories: QuickCategory[] }) {
  return categories.map(({ code, name, image }) => (
    <li key={code}>
      <a className="quick__link" href={subCategoryAddress(code)}>
        <ImageWell className="quick__well" picture={squarePicture(image)} alt="" sizes="120px" />
        {name}
      </a>
    </li>
  ));
}
