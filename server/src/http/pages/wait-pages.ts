import { createHash } from 'node:crypto';
import { texts } from '@tokhi/contract/texts/texts';

/** All of its look: it must not need a file of a shop that is busy. */
const STYLE =
  'body{max-width:32rem;margin:20vh auto;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;text-align:center}b{font-size:2rem}';

/** What a person reads instead of a page; it asks again by itself. */
const waitPage = (text: string, askAgainAfterS: number): string => `<!doctype html>
<html lang="mn">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${askAgainAfterS}">
<title>Тохь</title>
<style>${STYLE}</style>
<p><b>тохь</b></p>
<p>${text}</p>
<p><a href="">Дахин оролдох</a></p>
</html>
`;

/** By the refusal that a call gets in the same case. */
export const WAIT_PAGES = {
  shop_busy: waitPage(texts.shopBusy, 5),
  too_many_requests: waitPage(texts.tooManyRequests, 30),
};

export const WAIT_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; frame-ancestors 'none'`;
