/** Saves a text as a file in the browser. */
export function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // After the click: the browser has started to read it.
  setTimeout(() => URL.revokeObjectURL(address));
}
