import './countdown.css';
import { COUNTDOWN_TICK_MS, countdown } from '@tokhi/rules/page/countdown';
import { useEffect, useState } from 'react';

interface CountdownProps {
  until: string | Date;
  /** The server's clock when the page was made: the first render is the same on both sides. */
  serverNow: string | Date;
}

/** The remaining days, hours, minutes and seconds; nothing after the end. */
export function Countdown({ until, serverNow }: CountdownProps) {
  const [now, setNow] = useState(() => new Date(serverNow));
  useEffect(() => {
    // The page may have waited in a cache, so from here on the visitor's clock counts.
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, COUNTDOWN_TICK_MS);
    return () => clearInterval(timer);
  }, []);
  const left = countdown(new Date(until), now);
  if (left === null) return null;
  return (
    // A timer role is silent; a screen reader reads it on request, not every second.
    <div className="clock" role="timer" aria-label="Дуусах хүртэл үлдсэн хугацаа">
      <Part amount={left.days} unit="өдөр" />
      <Part amount={left.hours} unit="цаг" />
      <Part amount={left.minutes} unit="минут" />
      <Part amount={left.seconds} unit="секунд" />
    </div>
  );
}

function Part({ amount, unit }: { amount: string; unit: string }) {
  return (
    <p className="clock__part">
      <b>{amount}</b> <span>{unit}</span>
    </p>
  );
}
