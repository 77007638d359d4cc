import { createHash } from 'node:crypto';
import { SOCIAL_CHANNEL, type SocialMessage } from '@tokhi/contract/social-login';

/**
 * Sends the message to the page that opened the popup, at the shop's own origin only, or over a channel of our origin if the provider's
 * page cut the two apart; then closes. The same text for everybody, so that the policy can name its hash.
 */
const SCRIPT = `const { message, origin } = JSON.parse(document.getElementById('told').textContent);
if (window.opener) window.opener.postMessage(message, origin);
else {
  const channel = new BroadcastChannel('${SOCIAL_CHANNEL}');
  channel.postMessage(message);
  channel.close();
}
window.close();`;

const hash = createHash('sha256').update(SCRIPT).digest('base64');

/** Only that script may run, nothing may be loaded, nobody may embed it. */
export const POPUP_POLICY = `default-src 'none'; script-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** If the browser does not close the popup, the page links to the login. */
export function popupPage(message: SocialMessage, origin: string): string {
  const payload = JSON.stringify({ message, origin }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="mn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Тохь</title></head>
<body><p>Энэ цонхыг хааж болно. <a href="/login">Нэвтрэх хуудас</a></p>
<script type="application/json" id="told">${payload}</script><script>${SCRIPT}</script></body></html>`;
}
