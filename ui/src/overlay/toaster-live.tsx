import { type CSSProperties, useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { toasts } from './toast.ts';
import type { ToastTitles } from './toast-queue.ts';
import { ToastView } from './toast-view.tsx';

const SHOWN_MS = 5000;
/** Time to read the message and to decide about its action. */
const SHOWN_WITH_ACTION_MS = 8000;
const MARGIN = 24;
// Sonner sets its width as an inline style, which only another one beats.
const WIDTH = { '--width': '408px' } as CSSProperties;
/** Above the bar at the bottom edge, and above what a page lays on it: a message must not take the press that is meant for it. */
const ABOVE_THE_BARS = 'var(--toasts-above, 76px)';

/** Sonner and the look of a message. */
export function ToasterLive({ titles }: { titles: ToastTitles }) {
  // Sonner has subscribed by now: effects of children run first.
  useEffect(
    () =>
      toasts.attach((message) => {
        const passes = message.action === undefined ? SHOWN_MS : SHOWN_WITH_ACTION_MS;
        const duration = message.stays === true ? Number.POSITIVE_INFINITY : passes;
        toast.custom((id) => <ToastView message={message} titles={titles} onClose={() => toast.dismiss(id)} />, {
          duration,
        });
      }),
    [titles],
  );
  return (
    <Sonner
      position="bottom-center"
      offset={MARGIN}
      mobileOffset={{ bottom: ABOVE_THE_BARS, left: 16, right: 16 }}
      customAriaLabel="Мэдэгдэл"
      style={WIDTH}
      // All in sight: the action of a message behind another could not be read or reached.
      expand
    />
  );
}
