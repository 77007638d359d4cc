import './related-products.css';
import { SectionHead } from '@tokhi/ui/navigation/section-head.tsx';
import { subCategoryAddress } from '../../addresses.ts';
import { CardGrid } from '../cards/public.ts';
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
