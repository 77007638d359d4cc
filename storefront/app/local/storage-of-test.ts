/** The browser's storage, as far as the shop uses it. */
export function storageOfTest(): Pick<Storage, 'getItem' | 'setItem'> {
  const texts = new Map<string, string>();
  return {
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, text) => void texts.set(key, text),
  };
}
