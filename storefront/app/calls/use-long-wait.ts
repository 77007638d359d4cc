import { useEffect, useState } from 'react';

/** Most answers come within a second; after this time visitors wonder whether anything happens. */
const LONG_MS = 4_000;

/** Whether a call takes so long that the page should say what it waits for. */
export function useLongWait(isWaiting: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWaiting]);
  return isLong;
}
