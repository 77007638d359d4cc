import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../start/lazy-part.ts';
import { toasts } from './toast.ts';
import type { ToastTitles } from './toast-queue.ts';

const ToasterLive = lazyPart(() => import('./toaster-live.tsx'), 'ToasterLive');

/** The place of messages, once per page. Its code is loaded with the first message. */
export function Toaster({ titles }: { titles: ToastTitles }) {
  const wanted = useSyncExternalStore(toasts.onWanted, toasts.isWanted, () => false);
  if (!wanted) return null;
  return (
    <Suspense fallback={null}>
      <ToasterLive titles={titles} />
    </Suspense>
  );
}
