// The login state of this browser: keys `token` and `user` (spec §3 "User", §4 "Login state"). The server trusts
// only the token; this data is only what the header may show before an answer arrives (decision 23).
import { isObject, textField, wholeField } from './stored-fields.ts';
import { storedValue } from './stored-value.ts';

/** The head script reads it before the first paint (layout/document/guard-pages.tsx). */
export const TOKEN_KEY = 'token';

interface User {
  /** Empty until known. */
  name: string;
  bonus: number;
}

const token = storedValue<string | null>(TOKEN_KEY, {
  empty: null,
  read: (stored) => (typeof stored === 'string' && stored !== '' ? stored : null),
  write: (value) => value,
});

const user = storedValue<User | null>('user', {
  empty: null,
  read: (stored) => (isObject(stored) ? { name: textField(stored, 'name'), bonus: wholeField(stored, 'bonus') } : null),
  write: (value) => value,
});

/** The token for the customer's calls, or null. */
export const sessionToken = token.get;

/** The same in a component: null on the server, while hydrating, and for a guest. Changes when any tab logs in or out. */
export const useSessionToken = token.use;

/** The signed-in customer: requires both keys. */
export function useUser(): User | null {
  const known = user.use();
  return token.use() === null ? null : known;
}

export function keepSession(opened: { token: string; data: User }): void {
  user.set({ name: opened.data.name, bonus: opened.data.bonus });
  token.set(opened.token);
}

/** A password was changed: the session continues with another token. */
export const renewSession = (fresh: string): void => token.set(fresh);

/** The header shows what the server said last. */
export const keepUser = (latest: User): void => user.set({ name: latest.name, bonus: latest.bonus });

export function clearSession(): void {
  token.clear();
  user.clear();
}
