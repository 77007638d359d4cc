// The message to the shop of a visitor who was sent to the login: restored afterwards (record 039). The key is ours.
import { isObject, textField } from './stored-fields.ts';
import { clearTab, readTab, writeTab } from './tab-value.ts';

const KEY = 'contact';

interface ContactDraft {
  title: string;
  message: string;
}

export const EMPTY_DRAFT: ContactDraft = { title: '', message: '' };

export const keepContactDraft = (typed: ContactDraft): void => writeTab(KEY, JSON.stringify(typed));

export const clearContactDraft = (): void => clearTab(KEY);

/** The typed text; storage is never trusted (decision 23). */
export function contactDraft(): ContactDraft {
  try {
    const stored: unknown = JSON.parse(readTab(KEY) ?? 'null');
    if (!isObject(stored)) return EMPTY_DRAFT;
    return { title: textField(stored, 'title'), message: textField(stored, 'message') };
  } catch {
    return EMPTY_DRAFT;
  }
}
