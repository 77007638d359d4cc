/**
 * Search engines may read all but choices: filters, orders, views and searches are endless variants of the same products.
 * All of them come after a question mark, so that is disallowed, whatever a filter will be called; the longer rule wins, and
 * allows the later pages of a list (an address that starts with its page has no choice before it), the lists of the site
 * map, and links marked by a campaign.
 */
export const robotsText = (origin: string): string => `User-agent: *
Disallow: /api/
Disallow: /__ui
Disallow: /*?
Allow: /*?page=
Allow: /*?utm_
Allow: /sitemap.xml?part=

Sitemap: ${origin}/sitemap.xml
`;
