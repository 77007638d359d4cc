import type { FastifyInstance } from 'fastify';
import { escapeHtml, page } from '../html.ts';
import type { Switches } from '../switches.ts';
import type { ReceiptBody } from './receipt-body.ts';
import type { Register, Registered } from './register.ts';

/** PosAPI 3.0, the service that runs beside a shop and talks to the tax office. It has no API key. */
export function posApiRoutes(web: FastifyInstance, register: Register, switches: Switches): void {
  const reads = { preHandler: switches.guard('pos-api') };
  const writes = { ...reads, onSend: switches.loses('pos-api') };

  web.post<{ Body: ReceiptBody | null }>('/pos-api/rest/receipt', writes, async (request) => {
    const done = register.put(request.body ?? {});
    if (done.status === 'ERROR') return { ...request.body, status: 'ERROR', message: done.message };
    return asPosApi(done.receipt);
  });
  web.delete<{ Body: { id?: string; date?: string } | null }>(
    '/pos-api/rest/receipt',
    writes,
    async (request, reply) => {
      const { id = '', date = '' } = request.body ?? {};
      if (register.voids(id, date)) return { status: 'SUCCESS' };
      return reply.code(404).send({ status: 'ERROR', message: 'Баримт олдсонгүй', date: '' });
    },
  );
  web.get('/pos-api/rest/info', reads, async () => ({
    operatorName: 'Жишээ оператор',
    operatorTIN: '37900000001',
    posId: 101_318_324,
    posNo: '10013183',
    lastSentDate: new Date().toISOString().slice(0, 19).replace('T', ' '),
    leftLotteries: register.leftLotteries(),
    appInfo: { applicationDir: '/opt/posapi', version: '3.2.39' },
    merchants: [{ name: 'Жишээ дэлгүүр', tin: '37900000007', customers: [] }],
  }));
  web.get('/pos-api/rest/sendData', reads, async () => ({ status: 'SUCCESS' }));

  // For tests and people; PosAPI has nothing like it.
  web.get('/pos-api/receipts', async () => ({ receipts: register.receipts() }));
  web.post<{ Body: { left?: number } | null }>('/pos-api/lotteries', async (request, reply) => {
    register.setLotteries(request.body?.left ?? 0);
    return reply.code(204).send();
  });
  web.get('/pos-api', async (_request, reply) => reply.type('text/html').send(receiptsPage(register.receipts())));
}

const asPosApi = ({ id, date, lottery, qrData, body }: Registered) => ({
  ...body,
  ...{ id, date, lottery, qrData, status: 'SUCCESS', message: '', version: '3.2.39', posId: 101_318_324, easy: false },
  receipts: (body.receipts ?? []).map((part, index) => ({ ...part, id: `${id.slice(0, -1)}${index}` })),
});

function receiptsPage(receipts: readonly Registered[]): string {
  const rows = receipts.map(
    ({ id, date, lottery, state, body }) =>
      `<tr><td>${date}</td><td>${id}</td><td>${escapeHtml(body.type ?? '')}</td><td>${body.totalAmount} (${body.totalVAT})</td><td>${lottery ?? ''}</td><td>${state}</td></tr>`,
  );
  const head = '<tr><th>Date</th><th>ДДТД</th><th>Kind</th><th>Total (VAT)</th><th>Lottery</th><th>State</th></tr>';
  const table = `<table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table>`;
  return page('Receipts that the tax office knows', rows.length === 0 ? '<p>No receipt yet.</p>' : table);
}
