import { texts } from '@tokhi/contract/texts/texts';
import { Button } from '@tokhi/ui/form/button.tsx';
import { toastFailure } from '@tokhi/ui/overlay/toast.ts';
import { useEffect, useRef, useState } from 'react';
import { CardGrid, type ListedCard } from '../cards/public.ts';

/** As many as the other tabs show, and on request all that the tab may have (50, spec §9): few visitors ask for them. */
export function ReducedProducts({ cards, total }: { cards: ListedCard[]; total: number }) {
  const grid = useRef<HTMLDivElement>(null);
  const [rest, setRest] = useState<ListedCard[]>([]);
  const [busy, setBusy] = useState(false);
  const left = total - cards.length;

  // The button disappears after use; the keyboard continues at the first new product.
  useEffect(() => {
    if (rest.length > 0) grid.current?.querySelectorAll<HTMLElement>('.card__link')[cards.length]?.focus();
  }, [rest, cards]);

  async function loadRest() {
    setBusy(true);
    try {
      const { loadReduced } = await import('./load-reduced.ts');
      const known = new Set(cards.map(({ cart }) => cart.code));
      setRest((await loadReduced()).filter(({ cart }) => !known.has(cart.code)));
    } catch {
      toastFailure(texts.shopBusy);
    }
    setBusy(false);
  }
  return (
    <div ref={grid}>
      <CardGrid cards={[...cards, ...rest]} />
      {rest.length === 0 && left > 0 && (
        <p className="product-tabs__rest">
          <Button kind="outline" disabled={busy} onClick={() => void loadRest()}>
            Дахиад {left} бараа
          </Button>
        </p>
      )}
    </div>
  );
}
