import { toastFailure, toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { useSyncExternalStore } from 'react';

interface ShareLink {
  /** False if the address of the page is copied instead. */
  canShare: boolean;
  label: string;
  share: () => void;
}

const neverChanges = () => () => {};

/** Shares the page, or another address of ours, with another app; if the device cannot, copies the address. */
export function useShareLink(title: string, address?: string): ShareLink {
  // Most phones can, and the server renders for them.
  const canShare = useSyncExternalStore(
    neverChanges,
    () => typeof navigator.share === 'function',
    () => true,
  );
  function share() {
    const url = window.location.origin + (address ?? window.location.pathname);
    if (canShare) {
      // Rejected when the customer cancels, which is not an error.
      navigator.share({ title, url }).catch(() => undefined);
    } else {
      void copy(url);
    }
  }
  return { canShare, label: canShare ? 'Хуваалцах' : 'Холбоос хуулах', share };
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    toastSuccess('Холбоос хуулагдлаа');
  } catch {
    toastFailure('Холбоосыг хуулж чадсангүй. Хаягийн мөрөөс хуулна уу.');
  }
}
