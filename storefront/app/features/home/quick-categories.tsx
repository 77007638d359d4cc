import './quick-categories.css';
import { SectionHead } from '@tokhi/ui/navigation/section-head.tsx';
import { ImageWell } from '@tokhi/ui/show/image-well.tsx';
import { Link } from 'react-router';
import { subCategoryAddress } from '../../addresses.ts';
import { squarePicture } from '../../pictures/square-picture.ts';
import type { QuickCategory } from './home.present.ts';

/** The shelves that most visitors come for. */
export function QuickCategories({ categories }: { categories: QuickCategory[] }) {
  if (categories.length === 0) return null;
  return (
    <section className="section">
      <SectionHead title="Юу хэрэгтэй вэ?" />
      <ul className="quick">
        {categories.map(({ code, name, image }) => (
          <li key={code}>
            <Link className="quick__link" to={subCategoryAddress(code)}>
              <ImageWell className="quick__well" picture={squarePicture(image)} alt="" sizes="120px" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
