// A login at Google or Facebook that this tab itself went away for. Without it a ticket in the address comes from a stranger, who wants
// this browser signed in to the stranger's account.
import { clearTab, readTab, writeTab } from '../../../local/tab-value.ts';

const KEY = 'social-login';

export const keepTabAttempt = (attempt: string): void => writeTab(KEY, attempt);

/** Whether this tab went away for a login; asked once. */
export function takeTabAttempt(): boolean {
  const went = readTab(KEY) !== null;
  clearTab(KEY);
  return went;
}
