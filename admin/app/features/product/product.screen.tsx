import '../../parts/table.css';
import './product.css';
import './beside.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { Opening } from '../../shell/opening.tsx';
import { ProductPage } from './product-page.tsx';
import { productQuery } from './product-query.ts';

export const Component = () => (
  <Suspense fallback={<Opening />}>
    <ReadProduct code={useParams()['code'] ?? ''} />
  </Suspense>
);

/** Keyed by code: what is typed on one product is not carried to the next. */
function ReadProduct({ code }: { code: string }) {
  const { product } = useSuspenseQuery(productQuery(code)).data;
  return <ProductPage key={code} saved={product} />;
}
