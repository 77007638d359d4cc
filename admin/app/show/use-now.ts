import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** The clock of a page: to the minute for how long ago things were. It goes on while nothing else changes. */
export function useNow(everyMs = MINUTE_MS): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}
