// The page from which a guard sent the visitor to the login (record 040): the login leads back to it, not to /home.
import { clearTab, readTab, writeTab } from './tab-value.ts';

/** The head script also writes it, before the first paint (layout/document/guard-pages.tsx). */
export const WANTED_KEY = 'wanted';

/** Set by the head script, which cannot show notices. */
export const TURNED_AWAY_KEY = 'turned-away';

// Any origin works: a path that leaves it would leave ours.
const OURS = 'https://shop.invalid';
const WAYS_IN = ['/login', '/register', '/reset-password'];

/** A path of ours, except the pages that a signed-in visitor does not need. */
export function isPathOfOurs(path: string): boolean {
  if (!path.startsWith('/') || /[\\\p{Cc}]/u.test(path) || !URL.canParse(path, OURS)) return false;
  const { origin, pathname } = new URL(path, OURS);
  // The URL must keep the path as written: `/..//evil` would be another address to the next reader.
  return origin === OURS && path.startsWith(pathname) && !pathname.startsWith('//') && !WAYS_IN.includes(pathname);
}

export function keepWantedPage(path: string): void {
  if (isPathOfOurs(path)) writeTab(WANTED_KEY, path);
}

/** Where a login leads; can be read once, since the next login is another visit. Storage is never trusted (decision 23). */
export function takeWantedPage(): string {
  const path = readTab(WANTED_KEY);
  clearTab(WANTED_KEY);
  return path !== null && isPathOfOurs(path) ? path : '/home';
}

/** The visitor pressed «Нэвтрэх»: no guard was involved. */
export const clearWantedPage = (): void => clearTab(WANTED_KEY);

/** Whether the head script sent the visitor here without saying why; can be read once. */
export function takeTurnedAway(): boolean {
  const turnedAway = readTab(TURNED_AWAY_KEY) !== null;
  clearTab(TURNED_AWAY_KEY);
  return turnedAway;
}
