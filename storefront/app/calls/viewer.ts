// Name, bonus and saved products of the signed-in customer: one light call for the header and the hearts of every page.
import { useSyncExternalStore } from 'react';
import { keepUser, sessionToken } from '../local/session.ts';

interface Viewer {
  /** Codes of the saved products. */
  saved: ReadonlySet<string>;
}

interface KnownViewer extends Viewer {
  /** The session it belongs to: nothing is known yet about another session. */
  token: string;
}

const listeners = new Set<() => void>();
let known: KnownViewer | null = null;
// Counts the visitor's changes: an answer that was requested before a change is out of date.
let pressed = 0;

function notifyListeners(viewer: KnownViewer): void {
  known = viewer;
  for (const listener of listeners) listener();
}

/** What is known about the current session. */
export const currentViewer = (): Viewer | null => (known !== null && known.token === sessionToken() ? known : null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null for a guest, and until the first answer. */
export const useViewer = (): Viewer | null => useSyncExternalStore(subscribe, currentViewer, () => null);

/** Reads the viewer again: after a login, and when bonus or name may have changed. A failure keeps the known data. */
export async function refreshViewer(): Promise<void> {
  const token = sessionToken();
  if (token === null) return;
  const before = pressed;
  try {
    // Loaded on demand: the shell is small, and a guest needs no client.
    const { ask } = await import('./ask.ts');
    const { data } = await ask('myMarks', undefined);
    if (sessionToken() !== token) return;
    keepUser(data);
    if (before !== pressed) return await refreshViewer();
    notifyListeners({ token, saved: new Set(data.saved) });
  } catch {
    return;
  }
}

/** The heart changes at once, and changes back when the server refuses. */
export function setSaved(code: string, on: boolean): void {
  const token = sessionToken();
  if (token === null) return;
  pressed += 1;
  const saved = new Set(currentViewer()?.saved);
  if (on) saved.add(code);
  else saved.delete(code);
  notifyListeners({ token, saved });
}
