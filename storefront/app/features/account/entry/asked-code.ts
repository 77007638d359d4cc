// A code was requested in this tab (login by code, decision 40). A phone may drop the page while the customer reads the
// email: afterwards the page still knows which login the code belongs to.
import { isObject, textField } from '../../../local/stored-fields.ts';
import { clearTab, readTab, writeTab } from '../../../local/tab-value.ts';

const KEY = 'asked-code';

export interface AskedCode {
  /** Empty if Google or Facebook supplied it: the page does not know it. */
  email: string;
  /** The half of the proof that stays in this browser. */
  browser: string;
}

export function readAskedCode(): AskedCode | null {
  const stored = parsed(readTab(KEY));
  if (!isObject(stored)) return null;
  const asked = { email: textField(stored, 'email'), browser: textField(stored, 'browser') };
  return asked.browser === '' ? null : asked;
}

export const keepAskedCode = (asked: AskedCode): void => writeTab(KEY, JSON.stringify(asked));

export const clearAskedCode = (): void => clearTab(KEY);

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
