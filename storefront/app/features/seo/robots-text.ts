/**
 * Search engines walk everything but choices: filters, orders, views and searches are endless looks at the same products.
 * All of them stand after a question mark, so that is closed, whatever a filter will be called; the longer rule wins, and
 * opens the later pages of a list (an address that starts with its page has no choice before it), the lists of the site
 * map, and links that a campaign has marked.
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
