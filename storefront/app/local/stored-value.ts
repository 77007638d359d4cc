// What a visitor stores in this browser (spec §3 "Local storage keys"). A key has one owner, a file in this folder, and
// its content is never trusted: another version of the shop or the visitor may have written it.
import { useSyncExternalStore } from 'react';

interface Kept<Value> {
  /** The value on the server, and in a browser that stores nothing. */
  empty: Value;
  /** Reads what is stored, dropping what it cannot use. */
  read: (stored: unknown) => Value;
  write: (value: Value) => unknown;
}

export interface StoredValue<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Removes the key itself, not only its value. */
  clear: () => void;
  /** The value in a component: empty on the server and while hydrating, then the stored one. */
  use: () => Value;
}

/** A value under a key of local storage, the same in every tab. */
export function storedValue<Value>(key: string, { empty, read, write }: Kept<Value>): StoredValue<Value> {
  const listeners = new Set<() => void>();
  // React reads the value repeatedly and needs the same object while nothing has changed.
  let known: { text: string | null; value: Value } | undefined;

  function get(): Value {
    const text = readText(key);
    if (known === undefined || known.text !== text) {
      known = { text, value: text === null ? empty : read(parsed(text)) };
    }
    return known.value;
  }

  function set(value: Value): void {
    const text = JSON.stringify(write(value));
    writeText(key, text);
    // A browser that cannot store keeps the value at least for this page.
    known = { text: readText(key), value };
    for (const listener of listeners) listener();
  }

  function clear(): void {
    removeText(key);
    known = { text: readText(key), value: empty };
    for (const listener of listeners) listener();
  }

  function subscribe(listener: () => void): () => void {
    const onStorage = (event: StorageEvent) => {
      // A null key: all of the storage was cleared.
      if (event.key === key || event.key === null) listener();
    };
    listeners.add(listener);
    window.addEventListener('storage', onStorage);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', onStorage);
    };
  }

  const getEmpty = () => empty;
  return { get, set, clear, use: () => useSyncExternalStore(subscribe, get, getEmpty) };
}

// Storage throws if the visitor has blocked it, and when it is full; the shop works without it.
function readText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function writeText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    return;
  }
}

function removeText(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    return;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
