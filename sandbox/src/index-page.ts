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
</tbody></table>`,
  );
