import { type CSSProperties, useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { mergeToast, toastKey } from './merge-toasts.ts';
import { toasts } from './toast.ts';
import type { ToastMessage, ToastSubject, ToastTitles } from './toast-queue.ts';
import { ToastView } from './toast-view.tsx';

const SHOWN_MS = 5000;
/** Time to read the message and to decide about its action. */
const SHOWN_WITH_ACTION_MS = 8000;
const MARGIN = 24;
// Sonner sets its width as an inline style, which only another one overrides.
const WIDTH = { '--width': '408px' } as CSSProperties;
/** Above the bottom bar and whatever a page puts over it: a message must not take a press that is meant for them. */
const ABOVE_THE_BARS = 'var(--toasts-above, 76px)';

function shownFor({ stays, action }: ToastMessage): number {
  if (stays === true) return Number.POSITIVE_INFINITY;
  return action === undefined ? SHOWN_MS : SHOWN_WITH_ACTION_MS;
}

/** Sonner and the look of a message. */
export function ToasterLive({ titles }: { titles: ToastTitles }) {
  // Sonner has subscribed by now: effects of children run first.
  useEffect(() => {
    const inSight = new Map<string, { id: string | number; subjects: readonly ToastSubject[] }>();
    function show(message: ToastMessage) {
      const key = toastKey(message);
      const shown = inSight.get(key);
      const merged = mergeToast(shown?.subjects ?? [], message);
      const drop = () => void inSight.delete(key);
      // With the same id Sonner replaces the other one and restarts its time.
      const id = toast.custom(
        (own) => <ToastView message={merged} titles={titles} onClose={() => toast.dismiss(own)} />,
        { ...(shown && { id: shown.id }), duration: shownFor(message), onDismiss: drop, onAutoClose: drop },
      );
      inSight.set(key, { id, subjects: merged.subjects });
    }
    return toasts.attach(show);
  }, [titles]);
  return (
    <Sonner
      position="bottom-center"
      offset={MARGIN}
      mobileOffset={{ bottom: ABOVE_THE_BARS, left: 16, right: 16 }}
      customAriaLabel="Мэдэгдэл"
      style={WIDTH}
      // All visible: the action of a message behind another could not be read or reached.
      expand
    />
  );
}
