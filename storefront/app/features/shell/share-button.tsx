import { Share2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** Only where the device can share; the server cannot know, so it is drawn after hydration. */
export function ShareButton({ title }: { title: string }) {
  const canShare = useSyncExternalStore(
    neverChanges,
    () => typeof navigator.share === 'function',
    () => false,
  );
  if (!canShare) return null;
  function handleClick() {
    const url = window.location.origin + window.location.pathname;
    // Rejected when the customer changes his mind, which is no error.
    navigator.share({ title, url }).catch(() => undefined);
  }
  return (
    <button type="button" className="icon-btn" aria-label="Хуваалцах" onClick={handleClick}>
      <Share2 className="icon" />
    </button>
  );
}
