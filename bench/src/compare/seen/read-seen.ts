/** What a search engine without scripts reads of a page. */
export interface Seen {
  title: string;
  description: string;
  canonical: string;
  robots: string;
  openGraph: Record<string, string>;
  /** Every block of ld+json, parsed. */
  structured: unknown[];
  /** «h2 Буйдан», in order. */
  headings: string[];
  /** Words and punctuation of all text in order, including hidden text. */
  words: string[];
  /** Addresses in this shop. */
  links: Set<string>;
  alts: Set<string>;
}

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
/** React puts comments between two texts of one element: they separate no words. */
const UNSEEN = /<style\b[^>]*>[\s\S]*?<\/style>|<!--[\s\S]*?-->/g;
const TAG = /<\/?([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>/gi;
const ATTRIBUTE = /([^\s=/"]+)="([^"]*)"/g;
const HEADING = /<(h[1-6])\b[^>]*>([\s\S]*?)<\/\1>/g;
/** Space around a symbol does not count: «5 ₮» in one element is «5» and «₮» in two. */
const WORD = /\p{N}+(?:[.,:/]\p{N}+)+|[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu;

/** HTML as React writes it: attributes in double quotes and without a bare `>`. `origin` is the shop's own address. */
export function readSeen(html: string, origin: string): Seen {
  const structured = [...html.matchAll(SCRIPT)]
    .filter(([, attributes = '']) => attributes.includes('application/ld+json'))
    .map(([, , json = '']) => JSON.parse(json) as unknown);
  const page = html.replace(SCRIPT, '').replace(UNSEEN, '');
  const tags = [...page.matchAll(TAG)].map(([, name = '', attributes = '']) => ({ name, has: read(attributes) }));
  const named = (name: string) => tags.filter((tag) => tag.name === name).map(({ has }) => has);
  const metas = named('meta');
  const meta = (name: string) => metas.find((has) => has['name'] === name)?.['content'] ?? '';
  // The site map and the file for robots have no body: all of it is text.
  const body = page.slice(Math.max(0, page.search(/<body\b/)));
  return {
    title: textOf(/<title\b[^>]*>([\s\S]*?)<\/title>/.exec(page)?.[1] ?? ''),
    description: meta('description'),
    canonical: named('link').find((has) => has['rel'] === 'canonical')?.['href'] ?? '',
    robots: meta('robots'),
    openGraph: Object.fromEntries(
      metas.flatMap((has) => (has['property']?.startsWith('og:') ? [[has['property'], has['content'] ?? '']] : [])),
    ),
    structured,
    headings: [...body.matchAll(HEADING)].map(([, name, inside = '']) => `${name} ${textOf(inside)}`),
    words: textOf(body).match(WORD) ?? [],
    links: new Set(named('a').flatMap((has) => ownAddress(has, origin))),
    alts: new Set(named('img').flatMap(({ alt }) => (alt ? [alt] : []))),
  };
}

const read = (attributes: string): Record<string, string> =>
  Object.fromEntries([...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, decoded(value)]));

const textOf = (html: string): string => decoded(html.replace(TAG, ' ')).replace(/\s+/g, ' ').trim();

/** Without anchors on the same page; a nofollow link counts as a different one. */
function ownAddress({ href, rel }: Record<string, string>, origin: string): string[] {
  if (href === undefined || href.startsWith('#')) return [];
  const url = new URL(href, origin);
  if (url.origin !== origin) return [];
  return [decodeURI(url.pathname + url.search) + (rel?.includes('nofollow') ? ' nofollow' : '')];
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decoded = (text: string): string =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name] ?? whole;
    return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
  });
