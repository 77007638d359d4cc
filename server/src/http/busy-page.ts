import { createHash } from 'node:crypto';
import { texts } from '@tokhi/contract/texts';

/** All of its look: it must not need a file of a shop that is busy. */
const STYLE =
  'body{max-width:32rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;text-align:center}b{font-size:2rem}';

/** What a person reads instead of a page when the process is behind; it asks again by itself. */
export const BUSY_PAGE = `<!doctype html>
<html lang="mn">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="5">
<title>Тохь</title>
<style>${STYLE}</style>
<p><b>тохь</b></p>
<p>${texts.shopBusy}</p>
<p><a href="">Дахин оролдох</a></p>
</html>
`;

export const BUSY_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;
