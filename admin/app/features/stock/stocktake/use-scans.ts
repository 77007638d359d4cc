import { useState } from 'react';
import { isRefused, reasonOf } from '../../../calls/refused.ts';
import type { MissedScan } from './missed-scans.tsx';
import type { useStocktake } from './use-stocktake.ts';

type Step = ReturnType<typeof useStocktake>;

/** Sends scanned or typed counts, and keeps the last product and the scans that were not counted. */
export function useScans(step: Step) {
  const [last, setLast] = useState<string | null>(null);
  const [missed, setMissed] = useState<readonly MissedScan[]>([]);
  const miss = (one: MissedScan) => setMissed((before) => [one, ...before]);
  const send = (code: string, how: 'add' | 'set', units: number, key: string = crypto.randomUUID()) => {
    setLast(code);
    const counted = step.mutateAsync({ does: 'count', code, how, units, key });
    counted.catch((error: unknown) => {
      const isUnknown = isRefused(error, 'product_not_found');
      const text = isUnknown ? 'Ийм кодтой бараа алга.' : reasonOf(error);
      miss({ key, code, text, again: isUnknown ? null : () => send(code, how, units, key) });
    });
  };
  return {
    last,
    missed,
    choose: setLast,
    add: (code: string) => send(code, 'add', 1),
    set: (code: string, units: number) => send(code, 'set', units),
    unknown: (typed: string) =>
      miss({ key: crypto.randomUUID(), code: typed, text: 'Энэ шошго барааны код биш.', again: null }),
    read: (key: string) => setMissed((before) => before.filter((one) => one.key !== key)),
  };
}
