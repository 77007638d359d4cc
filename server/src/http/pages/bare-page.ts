import { createHash } from 'node:crypto';

/** All of its look: it must not need a file of a shop that is busy. */
const STYLE =
  'body{max-width:32rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;text-align:center}b{font-size:2rem}button{font:inherit;padding:.75rem 1.5rem}';

/** A page that stands alone: what a person reads where the storefront does not answer. `body` is markup of ours. */
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

/** It runs nothing and loads nothing; a form on it is sent to us only. */
export const BARE_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
