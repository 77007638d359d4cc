import './time-left.css';
import { COUNTDOWN_TICK_MS, hoursLeft } from '@tokhi/rules/page/countdown';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useEffect, useEffectEvent, useState } from 'react';

/** The shop looks once a minute for expired orders; the page polls until the shop reports the expiry. */
const ASKED_AGAIN_MS = 15_000;

/** How long an order can still be paid, in hours; calls `onOver` at the end. */
export function TimeLeft({ until, onOver }: { until: string; onOver: () => void }) {
  const [now, setNow] = useState(() => new Date());
  const left = hoursLeft(new Date(until), now);
  const over = left === null;
  const handleOver = useEffectEvent(onOver);
  useEffect(() => {
    if (over) handleOver();
    const timer = over
      ? setInterval(() => handleOver(), ASKED_AGAIN_MS)
      : setInterval(() => setNow(new Date()), COUNTDOWN_TICK_MS);
    return () => clearInterval(timer);
  }, [over]);
  return (
    <p className="time-left">
      <Icon name="clock" />
      {over ? (
        'Хугацаа дууслаа'
      ) : (
        <>
          {/* A timer role is silent: it is read on request, not every second. */}
          <b role="timer" aria-label="Төлөх хүртэл үлдсэн хугацаа">
            {left}
          </b>
          үлдсэн
        </>
      )}
    </p>
  );
}
