import { useRef } from 'react';

/**
 * The idempotency key of a form: the same for the same body, however often it is sent, so that a request whose response was lost
 * takes effect once. After `renew` the same body is a new request.
 */
export function useRequestKey(): { keyOf: (body: object) => { key: string }; renew: () => void } {
  const last = useRef<{ body: string; key: string } | null>(null);
  return {
    keyOf: (body) => {
      const printed = JSON.stringify(body);
      if (last.current?.body !== printed) last.current = { body: printed, key: crypto.randomUUID() };
      return { key: last.current.key };
    },
    renew: () => {
      last.current = null;
    },
  };
}
