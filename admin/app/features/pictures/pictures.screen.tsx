import { Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { PageHead } from '../../parts/page-head.tsx';
import { Opening } from '../../shell/opening.tsx';
import { PicturesPanel } from './pictures-panel.tsx';

export function Component() {
  const { code = '' } = useParams();
  return (
    <>
      <PageHead title="Барааны зураг" crumbs={<Link to={`/products/${code}`}>Бараа</Link>}>
        <span className="soft">{code}</span>
      </PageHead>
      <Suspense fallback={<Opening />}>
        <PicturesPanel key={code} code={code} />
      </Suspense>
    </>
  );
}
