import { useEffect, useState } from 'react';

/** Most answers come within a second; after this somebody wonders whether anything happens. */
const LONG_MS = 4_000;

/** Whether something has been under way for so long that the page should say what it waits for. */
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
