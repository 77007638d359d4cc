// What a tab stores until it is closed, such as input from before a login. Keys are ours: the spec stores none here.

/** Storage throws if the visitor has blocked it, and when it is full; the shop works without it. */
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
