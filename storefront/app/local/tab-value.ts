// What a tab remembers until it is closed, such as what was typed before a login. Keys are ours: the spec keeps none here.

/** Storage throws where the visitor has blocked it, and when it is full; the shop goes on without it. */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeTab(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    return;
  }
}

export function clearTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    return;
  }
}
