/** An entry of a site map. */
export interface Entry {
  path: string;
  changedAt?: Date;
}

const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** The index of the lists; each has fewer addresses than the 50,000 that a search engine reads. */
export const siteMapIndex = (origin: string, lists: Entry[]): string =>
  document('sitemapindex', 'sitemap', origin, lists);

/** The addresses themselves. */
export const addressList = (origin: string, entries: Entry[]): string => document('urlset', 'url', origin, entries);

function document(root: string, item: string, origin: string, entries: Entry[]): string {
  const items = entries.map(({ path, changedAt }) => {
    const changed = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    return `<${item}><loc>${escapeXml(origin + path)}</loc>${changed}</${item}>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${XMLNS}">\n${items.join('')}</${root}>\n`;
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
