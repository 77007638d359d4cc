import './related-products.css';
import { subCategoryAddress } from '../../addresses.ts';
import { SectionHead } from '../../ui/section-head.tsx';
import { CardGrid } from './card-grid.tsx';
import type { ProductView } from './product.present.ts';

export function RelatedProducts({ product: { related, subCategory } }: { product: ProductView }) {
  return (
    <section className="section related">
      <SectionHead
        title="Төстэй бараа"
        to={subCategoryAddress(subCategory.code)}
        more={`Бүх ${subCategory.name.toLowerCase()}`}
      />
      <CardGrid cards={related} />
    </section>
  );
}
