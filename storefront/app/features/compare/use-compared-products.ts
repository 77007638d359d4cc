import type { Product } from '@tokhi/contract/fields/product-fields';
import { useEffect, useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { removeFromCompare } from '../../local/compare.ts';

interface Compared {
  products: Product[];
  failed: boolean;
  retry: () => void;
}

/** The products of the list, each requested once: removing one requests nothing. */
export function useComparedProducts(codes: readonly string[]): Compared {
  const [known, setKnown] = useState<ReadonlyMap<string, Product>>(new Map());
  const [failed, setFailed] = useState('');
  const unknown = codes.filter((code) => !known.has(code)).join('\n');
  // A failed request is not repeated until the visitor or another list needs it.
  const wanted = unknown === failed ? '' : unknown;

  useEffect(() => {
    if (wanted === '') return;
    const gone = new AbortController();
    const asked = wanted.split('\n');
    ask('compare', { id: asked }, { signal: gone.signal }).then(
      ({ product }) => {
        setKnown((before) => new Map([...before, ...product.map((one) => [one.code, one] as const)]));
        // A product that is no longer sold would occupy a place of the list for ever.
        for (const code of asked) if (!product.some((one) => one.code === code)) removeFromCompare(code);
      },
      () => {
        if (!gone.signal.aborted) setFailed(wanted);
      },
    );
    return () => gone.abort();
  }, [wanted]);

  return {
    products: codes.flatMap((code) => known.get(code) ?? []),
    failed: unknown !== wanted,
    retry: () => setFailed(''),
  };
}
