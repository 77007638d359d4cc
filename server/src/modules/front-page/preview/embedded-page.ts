/**
 * A page of the shop as staff look at it inside of the admin application: without its scripts, so that nothing in it runs, sends or
 * stores anything, and with links that would open in a window of their own, which the sandbox below does not allow. Nothing else of
 * it is another: what is seen is what customers see before scripts come. `filesFrom`: whose style sheets and pictures it shows; null
 * where the admin process serves them itself.
 */
export const embeddedPage = (html: string, filesFrom: string | null = null): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, '')
    .replace(/<link\b[^>]*\brel="modulepreload"[^>]*>/gi, '')
    .replace(/<head>/i, `<head><base ${filesFrom === null ? '' : `href="${filesFrom}/" `}target="_blank"/>`);

/** No script, no form, no window, no address but our own; embedded by the admin application alone. Overrides the policy of every answer. */
export const embeddedHeaders = (filesFrom: string | null = null) =>
  ({
    'cache-control': 'private, no-store',
    'content-security-policy': [
      "default-src 'none'",
      // Vite writes style sheets into the page.
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
