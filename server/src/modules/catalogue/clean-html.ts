import sanitizeHtml from 'sanitize-html';

/** The allowed elements of our texts (styled by ui/src/show/rich-text.css). A link leads to a page, a mail or a telephone. */
const HARMLESS: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'h3', 'h4', 'a'].concat([
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ]),
  allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // A page has its own first and second heading.
  transformTags: { h1: 'h3', h2: 'h3' },
};

/**
 * The only way in for HTML from staff or suppliers (decision 28): every column named `…_html` is written through it. As a second barrier,
 * the tables refuse executable HTML (migration 0028).
 */
export const cleanHtml = (html: string): string => sanitizeHtml(html, HARMLESS);
