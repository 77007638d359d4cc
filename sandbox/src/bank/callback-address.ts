/** The shop's URL with the parameters of a service; existing parameters stay. */
export function callbackAddress(url: string, added: Record<string, string | number>): string {
  if (!URL.canParse(url)) return url;
  const address = new URL(url);
  for (const [key, value] of Object.entries(added)) address.searchParams.set(key, String(value));
  return address.href;
}
