import { page } from './html.ts';
import type { Mailbox } from './mailbox/mailbox.ts';

/** What stands in for whom, and where to look. */
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
</tbody></table>
<p>How they are: <a href="/switches">switches</a>. To turn one: POST /switches/tiles with {"condition":"down"} (well, down or silent).</p>`,
  );
