import { useEffect, useState } from 'react';

/** Longer waits overflow the browser's timer. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Whether that moment has come; false in the first drawing, and for what has no end. */
export function useOver(until: string | null): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    if (until === null) return;
    const left = new Date(until).getTime() - Date.now();
    if (left > LONGEST_WAIT_MS) return;
    const timer = setTimeout(() => setOver(true), Math.max(0, left));
    return () => clearTimeout(timer);
  }, [until]);
  return over;
}
