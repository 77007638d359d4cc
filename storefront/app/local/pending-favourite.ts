// What a guest pressed before the login: it is carried out afterwards (spec §5). The key is ours.
import { isObject, textField } from './stored-fields.ts';
import { clearTab, readTab, writeTab } from './tab-value.ts';

const KEY = 'wish';

export interface PendingFavourite {
  /** Save it, or send an email when it is back. */
  kind: 'save' | 'tell';
  code: string;
  /** What a notice shows of the product: its name, and the file of its picture. */
  name: string;
  image: string;
}

export const keepPendingFavourite = (pending: PendingFavourite): void => writeTab(KEY, JSON.stringify(pending));

/** Can be taken once, so that it is not done twice. Storage is never trusted (decision 23). */
export function takePendingFavourite(): PendingFavourite | null {
  const text = readTab(KEY);
  clearTab(KEY);
  return text === null ? null : read(text);
}

function read(text: string): PendingFavourite | null {
  try {
    const stored: unknown = JSON.parse(text);
    if (!isObject(stored)) return null;
    const kind = textField(stored, 'kind');
    const code = textField(stored, 'code');
    if ((kind !== 'save' && kind !== 'tell') || code === '') return null;
    return { kind, code, name: textField(stored, 'name'), image: textField(stored, 'image') };
  } catch {
    return null;
  }
}
