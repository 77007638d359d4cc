// Whether the cart is open. A separate store, because a notice elsewhere on the page opens it, too.
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let open = false;

function setOpen(next: boolean): void {
  if (open === next) return;
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens the cart over the page: under its icon, or from the bottom edge of a phone. */
export const openCart = (): void => setOpen(true);

export const closeCart = (): void => setOpen(false);

export const useCartOpen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => open,
    () => false,
  );
