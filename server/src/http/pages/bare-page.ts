import { createHash } from 'node:crypto';

/** The whole style: the page must not need a file from a busy shop. */
const STYLE =
  'body{max-width:32rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;text-align:center}b{font-size:2rem}button{font:inherit;padding:.75rem 1.5rem}';

/** A self-contained page: what a person reads when the storefront does not answer. `body` is our own markup. */
export const barePage = (body: string, head = ''): string => `<!doctype html>
<html lang="mn">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">${head}
<title>Тохь</title>
<style>${STYLE}</style>
<p><b>тохь</b></p>
${body}
</html>
`;

/** The page runs nothing and loads nothing; a form on it can only be sent to us. */
export const BARE_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
