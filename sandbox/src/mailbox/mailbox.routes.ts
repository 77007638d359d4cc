import type { FastifyInstance } from 'fastify';
import { escapeHtml, page } from '../html.ts';
import type { Mailbox, Message } from './mailbox.ts';

export function mailboxRoutes(web: FastifyInstance, mailbox: Mailbox): void {
  web.get('/mailbox', async (_request, reply) => reply.type('text/html').send(listPage(mailbox.messages())));
  web.get<{ Params: { id: string } }>('/mailbox/:id', async (request, reply) => {
    const message = mailbox.message(Number(request.params.id));
    if (!message) return reply.code(404).type('text/html').send(page('No such message', ''));
    return reply.type('text/html').send(messagePage(message));
  });
  web.get<{ Querystring: { to?: string } }>('/mailbox/messages', async (request) => ({
    messages: mailbox.messages(request.query.to),
  }));
  web.delete('/mailbox/messages', async (_request, reply) => {
    mailbox.clear();
    return reply.code(204).send();
  });
}

function listPage(messages: Message[]): string {
  const rows = messages.map(
    ({ id, receivedAt, to, subject }) =>
      `<tr><td>${receivedAt}</td><td>${escapeHtml(to.join(', '))}</td><td><a href="/mailbox/${id}">${escapeHtml(subject)}</a></td></tr>`,
  );
  const table = `<table><thead><tr><th>Received</th><th>To</th><th>Subject</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page('Mailbox', messages.length === 0 ? '<p>No mail yet.</p>' : table);
}

/** The HTML of a mail is shown in a frame without scripts or access to this page. */
function messagePage({ from, to, subject, text, html }: Message): string {
  const body =
    html === null
      ? `<pre>${escapeHtml(text)}</pre>`
      : `<iframe sandbox srcdoc="${escapeHtml(html)}" title="Mail"></iframe>`;
  return page(subject, `<p>From ${escapeHtml(from)} to ${escapeHtml(to.join(', '))}</p>${body}`);
}
