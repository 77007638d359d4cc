import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { refusalReply } from './texts/refusals.ts';
import { serverTexts } from './texts/server-texts.ts';
import { texts } from './texts/texts.ts';

const ops = (path: string) => readFileSync(new URL(`../../ops/${path}`, import.meta.url), 'utf8');

const PAGES = [
  ['not-found', texts.pageNotFound, 'call_not_found'],
  ['invalid-request', texts.invalidRequest, 'invalid_request'],
  ['too-many-requests', serverTexts.tooManyRequests, 'too_many_requests'],
  ['shop-busy', texts.shopBusy, 'shop_busy'],
] as const;

test.each(PAGES)('the edge says «%s» to a person and to a call in the words of the shop', (name, text, code) => {
  const html = ops(`edge-pages/${name}.html`);
  expect(html).toContain(`<p>${text}</p>`);
  expect(JSON.parse(ops(`edge-pages/${name}.json`))).toEqual(refusalReply(code));
  const [, style = ''] = /<style>(.*)<\/style>/.exec(html) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(ops('nginx.conf')).toContain(`style-src 'sha256-${hash}'`);
});
