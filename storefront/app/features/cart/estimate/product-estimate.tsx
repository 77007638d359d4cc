import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { Suspense, useState } from 'react';
import type { EstimatedGoods } from './estimate-delivery.ts';

const EstimateOfProduct = lazyPart(() => import('./estimate-of-product.tsx'), 'EstimateOfProduct');

/** In the buy box: closed at first, because most visitors have not decided yet. */
export function ProductEstimate({ goods }: { goods: EstimatedGoods }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className="link add-wide" aria-expanded={open} onClick={() => setOpen(!open)}>
        Хүргэлтийн үнэ тооцох
      </button>
      {open && (
        <Suspense>
          <EstimateOfProduct goods={goods} />
        </Suspense>
      )}
    </>
  );
}
