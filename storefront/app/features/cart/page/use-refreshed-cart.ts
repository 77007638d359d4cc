import { changesSince, withChanges } from '@tokhi/rules/cart/cart-changes';
import { useEffect, useEffectEvent, useState } from 'react';
import { currentCart, keepCart } from '../../../local/cart.ts';
import { useSessionToken } from '../../../local/session.ts';
import { syncCart } from '../sync/sync-cart.ts';
import { changedText, goneText } from './changed-texts.ts';

interface RefreshedCart {
  /** Changes since the visitor's last look: shown while the page is open, and stored as seen. */
  changes: string[];
  /** Asks again; false without an answer. */
  refresh: () => Promise<boolean>;
}

/** Today's prices and stock: read when the page opens or becomes visible again, and on login or logout. */
export function useRefreshedCart(): RefreshedCart {
  const token = useSessionToken();
  const [changes, setChanges] = useState<string[]>([]);

  function handleRefreshed(refreshed: Awaited<ReturnType<typeof syncCart>>): boolean {
    if (refreshed === null) return false;
    const news = [...refreshed.gone.map(goneText), ...markSeen()];
    setChanges((before) => [...before, ...news.filter((text) => !before.includes(text))]);
    return true;
  }
  const refresh = (): Promise<boolean> => syncCart().then(handleRefreshed);
  const handleReturn = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void refresh();
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another session has another cart
  useEffect(() => {
    handleReturn();
    document.addEventListener('visibilitychange', handleReturn);
    window.addEventListener('online', handleReturn);
    return () => {
      document.removeEventListener('visibilitychange', handleReturn);
      window.removeEventListener('online', handleReturn);
      // The visitor leaves the page (spec §4): sends its changes to the customer's stored cart.
      if (currentCart().version !== null && currentCart().changed) void syncCart();
    };
  }, [token]);

  return { changes, refresh };
}

/** The visitor sees the changes now; next time they are not news. */
function markSeen(): string[] {
  const cart = currentCart();
  const changes = changesSince(cart.lines, cart.products);
  if (changes.length === 0) return [];
  const lines = withChanges(cart.lines, cart.products);
  const altered = lines.some((line, at) => line !== cart.lines[at]);
  if (altered) keepCart({ ...cart, lines, changed: true });
  return changes.map((change) => changedText(cart.products.get(change.code)?.name ?? change.code, change));
}
