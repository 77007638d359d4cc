import type { FastifyInstance, FastifyRequest } from 'fastify';
import { escapeHtml, page } from '../html.ts';
import type { Switches } from '../switches.ts';
import type { Phones, Sms } from './phones.ts';

interface Sent {
  from?: string;
  to?: string;
  text?: string;
  key?: string;
}

/** A known sender whose number is switched off. */
const INACTIVE_SENDER = '70000404';
/** A sender whose invoice is unpaid. */
const OWING_SENDER = '70000402';

const keyOf = ({ headers, query }: FastifyRequest<{ Querystring: Sent }>): unknown => headers['x-api-key'] ?? query.key;

/** MessagePro of CallPro: `GET /send`, and the status of a message. The phones are a page. */
export function messageProRoutes(web: FastifyInstance, phones: Phones, switches: Switches): void {
  const reads = { preHandler: switches.guard('message-pro') };
  const writes = { ...reads, onSend: switches.loses('message-pro') };
  web.get<{ Querystring: Sent }>('/message-pro/send', writes, async (request, reply) => {
    const { from = '', to = '', text = '' } = request.query;
    if (!keyOf(request)) return reply.code(403).send([{ Result: 'FAILED' }]);
    if (from === OWING_SENDER) return reply.code(402).send([{ Result: 'FAILED' }]);
    if (!/^\d{8}$/.test(from) || from === INACTIVE_SENDER) return reply.code(404).send([{ Result: 'FAILED' }]);
    if (!/^\d{8}$/.test(to) || text === '') return reply.code(400).send([{ Result: 'FAILED' }]);
    const id = phones.put({ from, to, text });
    if (id === null) return reply.code(503).send([{ Result: 'FAILED' }]);
    return [{ Result: 'SUCCESS', 'Message ID': id }];
  });
  web.get<{ Querystring: { id?: string } & Sent }>('/message-pro/getstatus', reads, async (request, reply) => {
    const message = phones.message(Number(request.query.id));
    if (!message) return reply.code(404).send({ result: 'NOT FOUND' });
    const { from, to, text } = message;
    return { delivered: true, result: 'SUCCESS', source_number: from, destination_number: to, text };
  });

  // For tests and people; MessagePro has nothing like it.
  web.get<{ Querystring: { to?: string } }>('/message-pro/messages', async ({ query }) => ({
    messages: phones.messages(query.to),
  }));
  web.delete('/message-pro/messages', async (_request, reply) => {
    phones.clear();
    return reply.code(204).send();
  });
  web.get('/message-pro', async (_request, reply) => reply.type('text/html').send(phonesPage(phones.messages())));
}

function phonesPage(messages: Sms[]): string {
  const rows = messages.map(
    ({ receivedAt, to, text }) =>
      `<tr><td>${receivedAt}</td><td>${escapeHtml(to)}</td><td>${escapeHtml(text)}</td></tr>`,
  );
  const table = `<table><thead><tr><th>Received</th><th>Phone</th><th>Message</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page('Short messages', rows.length === 0 ? '<p>No message yet.</p>' : table);
}
