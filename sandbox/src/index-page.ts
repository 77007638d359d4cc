import { page } from './html.ts';
import type { Mailbox } from './mailbox/mailbox.ts';

/** The list of stand-ins, with links. */
export const indexPage = (state: { smtpPort: number; mailbox: Mailbox }): string =>
  page(
    'Sandbox of the outside services',
    `<p>Stand-ins for development, tests and demos. Nothing here leaves this machine.</p>
<table><thead><tr><th>Stand-in</th><th>Speaks</th><th>Look</th></tr></thead><tbody>
<tr><td>Mail provider</td><td>SMTP at 127.0.0.1:${state.smtpPort}</td>
<td><a href="/mailbox">Mailbox</a> (${state.mailbox.messages().length}) · <a href="/mailbox/messages">JSON</a></td></tr>
<tr><td>Google</td><td>OpenID Connect at /google</td><td><a href="/google/.well-known/openid-configuration">Discovery</a></td></tr>
<tr><td>Facebook</td><td>login dialog and Graph API at /facebook</td><td><a href="/people">Who has an account</a></td></tr>
<tr><td>Map tiles</td><td>/tiles/{z}/{x}/{y}.png: a grid and the middles of the nine districts</td><td><a href="/tiles/13/6527/2850.png">A tile</a></td></tr>
<tr><td>Three words</td><td>what3words v3 at /what3words/v3, with any key</td>
<td><a href="/what3words/v3/convert-to-3wa?coordinates=47.919,106.918&amp;language=mn&amp;key=any">The centre</a></td></tr>
<tr><td>Tax receipt look-ups</td><td>e-Barimt at /e-barimt: getTinInfo, getInfo</td>
<td><a href="/e-barimt/api/info/check/getTinInfo?regNo=5900001">An organisation</a></td></tr>
<tr><td>QPay</td><td>v2 for merchants at /qpay/v2</td><td><a href="/bank">The payer's bank</a></td></tr>
<tr><td>Golomt bank</td><td>e-commerce at /golomt: signed bills and the card page</td><td><a href="/bank">The payer's bank</a></td></tr>
<tr><td>StorePay</td><td>token at /storepay/merchant-uaa, loans at /storepay/lend-merchant</td><td><a href="/bank">The payer's phone</a></td></tr>
<tr><td>MonPay</td><td>QR purchase at /monpay</td><td><a href="/bank">The payer's phone</a></td></tr>
<tr><td>Pocket</td><td>token at /pocket/auth, bills at /pocket/merchant</td><td><a href="/bank">The payer's phone</a></td></tr>
<tr><td>MCredit</td><td>/mcredit/api/mshop</td><td><a href="/bank">The payer's phone</a></td></tr>
<tr><td>MongolChat</td><td>wallet at /mongolchat/v2/api; POST /mongolchat/webhook with {"url":"…"} says where it calls</td><td><a href="/bank">The payer's phone</a></td></tr>
<tr><td>Tax receipts</td><td>e-Barimt PosAPI 3.0 at /pos-api: receipts, voids, corrections, lotteries left</td>
<td><a href="/pos-api">Receipts</a> · <a href="/pos-api/receipts">JSON</a></td></tr>
<tr><td>Short messages</td><td>MessagePro at /message-pro, with any key, five a second</td>
<td><a href="/message-pro">The phones</a> · <a href="/message-pro/messages">JSON</a></td></tr>
<tr><td>Object store</td><td>S3 at /s3, bucket tokhi-media; signed requests only, with the key sandbox</td><td></td></tr>
</tbody></table>
<p>How they are: <a href="/switches">switches</a>. To turn one: POST /switches/tiles with {"condition":"down"} (well, down, silent, slow, lost, or half where answers are large; "times" says for how many requests).</p>`,
  );
