import { useEffect, useState } from 'react';

const RESTS_MS = 300;

/** The typed value after a pause, because a preview costs several searches. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), RESTS_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
