import { useEffect, useState } from 'react';

const SETTLES_MS = 300;

/** What is typed, once the hand rests: a preview is several searches. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLES_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
