import { createHash } from 'node:crypto';
import { SOCIAL_CHANNEL, type SocialMessage } from '@tokhi/contract/social-login';

/**
 * Tells the page that opened the popup, at the shop's own origin only, or whoever waits at our origin where the provider's page cut
 * the two apart; then closes. The same for everybody, so that the policy can name it by its hash.
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

/** Nothing but that script may run, nothing may be loaded, nobody may frame it. */
export const POPUP_POLICY = `default-src 'none'; script-src 'sha256-${hash}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`;

/** A popup that its browser does not close says where to go on. */
export function popupPage(message: SocialMessage, origin: string): string {
  const payload = JSON.stringify({ message, origin }).replaceAll('<', '\\u003c');
  return `<!doctype html>
<html lang="mn"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Тохь</title></head>
<body><p>Энэ цонхыг хааж болно. <a href="/login">Нэвтрэх хуудас</a></p>
<script type="application/json" id="told">${payload}</script><script>${SCRIPT}</script></body></html>`;
}
