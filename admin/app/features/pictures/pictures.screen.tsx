import { formatProductCode } from '@tokhi/rules/catalogue/product-code';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { PageHead } from '../../parts/page-head.tsx';
import { Opening } from '../../shell/opening.tsx';
import { PicturesPanel } from './pictures-panel.tsx';

export function Component() {
  const { code = '' } = useParams();
  const crumbs = (
    <>
      <Link to="/products">Бараа</Link> › <Link to={`/products/${code}`}>{formatProductCode(code)}</Link> › Зураг
    </>
  );
  return (
    <>
      <PageHead title="Барааны зураг" crumbs={crumbs} />
      <Suspense fallback={<Opening />}>
        <PicturesPanel key={code} code={code} />
      </Suspense>
    </>
  );
}
