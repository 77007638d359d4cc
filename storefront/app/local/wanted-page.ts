// The page from which a guard sent the visitor to the login (record 040): the login leads back to it, and not to /home.
import { clearTab, readTab, writeTab } from './tab-value.ts';

/** The head script writes it, too, before the first paint (layout/document/guard-pages.tsx). */
export const WANTED_KEY = 'wanted';

/** Left by the head script, which has no notices to say it with. */
export const TURNED_AWAY_KEY = 'turned-away';

// Any origin will do: what leads away from it would lead away from ours.
const OURS = 'https://shop.invalid';
const WAYS_IN = ['/login', '/register', '/reset-password'];

/** A path of ours, and none of the pages that somebody who is signed in has no use for. */
export function isPathOfOurs(path: string): boolean {
  if (!path.startsWith('/') || /[\\\p{Cc}]/u.test(path) || !URL.canParse(path, OURS)) return false;
  const { origin, pathname } = new URL(path, OURS);
  // What the URL makes of it must be what was written: `/..//evil` would be another address to the next reader.
  return origin === OURS && path.startsWith(pathname) && !pathname.startsWith('//') && !WAYS_IN.includes(pathname);
}

export function keepWantedPage(path: string): void {
  if (isPathOfOurs(path)) writeTab(WANTED_KEY, path);
}

/** Where a login leads; asked once, since the next one is another visit. Storage is never trusted (decision 23). */
export function takeWantedPage(): string {
  const path = readTab(WANTED_KEY);
  clearTab(WANTED_KEY);
  return path !== null && isPathOfOurs(path) ? path : '/home';
}

/** The visitor pressed «Нэвтрэх»: no guard was involved. */
export const clearWantedPage = (): void => clearTab(WANTED_KEY);

/** Whether the head script has sent somebody here, who has not been told why; asked once. */
export function takeTurnedAway(): boolean {
  const turnedAway = readTab(TURNED_AWAY_KEY) !== null;
  clearTab(TURNED_AWAY_KEY);
  return turnedAway;
}
