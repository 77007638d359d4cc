/**
 * A page of the shop embedded in the admin application: without scripts, so that it runs, sends and stores nothing, and with links that
 * would open a new window, which the sandbox below forbids. Otherwise it is the page that customers see before scripts load. `filesFrom`:
 * the origin of its style sheets and pictures; null if the admin process serves them itself.
 */
export const embeddedPage = (html: string, filesFrom: string | null = null): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/gi, '')
    .replace(/<head>/i, `<head><base ${filesFrom === null ? '' : `href="${filesFrom}/" `}target="_blank"/>`);

/** No scripts, forms or windows, and only our own addresses; only the admin application may embed it. Replaces the default policy. */
export const embeddedHeaders = (filesFrom: string | null = null) =>
  ({
    'cache-control': 'private, no-store',
    'content-security-policy': [
      "default-src 'none'",
      // Vite inlines style sheets into the page.
      filesFrom === null ? "style-src 'self'" : `style-src 'unsafe-inline' ${filesFrom}`,
      `img-src 'self' data: ${filesFrom ?? ''}`.trim(),
      `font-src 'self' ${filesFrom ?? ''}`.trim(),
      `base-uri ${filesFrom ?? "'none'"}`,
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-same-origin',
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
  }) as const;
