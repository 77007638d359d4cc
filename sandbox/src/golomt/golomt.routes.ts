import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Bank } from '../bank/bank.ts';
import { type Sent, textIn } from '../bank/read-body.ts';
import { escapeHtml, page } from '../html.ts';
import { readForm } from '../people/read-form.ts';
import type { Switches } from '../switches.ts';
import {
  failure,
  GOLOMT_MERCHANT,
  type GolomtFacts,
  type GolomtInvoice,
  inquiryOf,
  signed,
  wayBack,
} from './golomt.ts';

/** The bank's card page, without input: the button pays. */
const cardPage = (invoice: GolomtInvoice): string =>
  page(
    'Голомт банк',
    `<div lang="mn"><p>${escapeHtml(invoice.reference)}</p><p><strong>${invoice.amountTug.toLocaleString('en-US')}₮</strong></p>
${
  invoice.state === 'open'
    ? `<form method="post"><p>Карт 4310 29** **** 1010</p>
<button name="way" value="pay">Төлөх</button> <button name="way" value="decline">Цуцлах</button></form>`
    : '<p>Энэ нэхэмжлэх хаагдсан байна.</p>'
}</div>`,
  );

/** The page of a customer whom the bank does not redirect back. */
const strandedPage = (): string => page('Голомт банк', '<p lang="mn">Гүйлгээ амжилттай. Цонхоо хаана уу.</p>');

const AT = '/golomt';

const known = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> =>
  request.headers.authorization === `Bearer ${GOLOMT_MERCHANT.token}`
    ? undefined
    : failure(request, reply, 401, 'Unauthorized', 'Unauthorized');

/** Golomt's e-commerce: invoices signed in both directions, their state, and the card page. */
export function golomtRoutes(web: FastifyInstance, switches: Switches, bank: Bank): void {
  const till = bank.open<GolomtFacts>({
    name: 'golomt',
    title: 'Голомт банк',
    paidOnce: true,
    newPaymentId: () => randomUUID(),
    callback: (invoice, money) => ({ url: wayBack(invoice, money) }),
  });
  const guard = switches.guard('golomt');
  const reads = { preHandler: [guard, known] };

  web.post<{ Body: Sent }>(
    `${AT}/api/invoice`,
    { ...reads, onSend: switches.loses('golomt') },
    async (request, reply) => {
      const [transactionId, amount, returnType, callback, checksum] = [
        'transactionId',
        'amount',
        'returnType',
        'callback',
        'checksum',
      ].map((name) => textIn(request.body, name)) as [string, string, string, string, string];
      if (checksum !== signed(transactionId + amount + returnType + callback)) {
        return failure(request, reply, 400, 'Bad Request', 'Checksum mismatch');
      }
      if (!/^\d+\.\d\d$/.test(amount) || transactionId === '' || !URL.canParse(callback)) {
        return failure(request, reply, 400, 'Bad Request', 'Invalid request');
      }
      if (till.called(transactionId)) return failure(request, reply, 400, 'Bad Request', 'Duplicate transactionId');
      const invoice = till.open({
        id: randomUUID(),
        reference: transactionId,
        amountTug: Number(amount),
        description: '',
        callbackUrl: callback,
        facts: { returnType },
      });
      return { invoice: invoice.id, transactionId, checksum: signed(invoice.id + transactionId) };
    },
  );
  web.post<{ Body: Sent }>(`${AT}/api/inquiry`, reads, async (request, reply) => {
    const transactionId = textIn(request.body, 'transactionId');
    if (textIn(request.body, 'checksum') !== signed(transactionId + transactionId)) {
      return failure(request, reply, 400, 'Bad Request', 'Checksum mismatch');
    }
    const invoice = till.called(transactionId);
    return invoice ? inquiryOf(invoice) : failure(request, reply, 404, 'Not Found', 'Transaction not found');
  });

  web.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    const at = `${AT}/payment/:language/:invoice`;
    scope.get<{ Params: { invoice: string } }>(at, { preHandler: guard }, async ({ params }, reply) => {
      const invoice = till.find(params.invoice);
      return invoice ? reply.type('text/html').send(cardPage(invoice)) : reply.code(404).send('Not Found');
    });
    scope.post<{ Params: { invoice: string } }>(at, { preHandler: guard }, async (request, reply) => {
      const invoice = till.find(request.params.invoice);
      if (!invoice) return reply.code(404).send('Not Found');
      if ((await readForm(request.raw)).get('way') !== 'pay') return reply.redirect(invoice.callbackUrl, 303);
      const paid = await till.pay(invoice.id, [invoice.amountTug], { paidAt: new Date(), byCard: true });
      const [money] = paid?.payments ?? [];
      // With a lost or late callback the customer is not redirected back either.
      if (!money || !['sent', 'doubled'].includes(till.faults().callbacks)) {
        return reply.type('text/html').send(strandedPage());
      }
      return reply.redirect(wayBack(invoice, money), 303);
    });
  });
}
