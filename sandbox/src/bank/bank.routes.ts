import type { FastifyInstance } from 'fastify';
import type { Bank } from './bank.ts';
import { bankPage, PAYMENT_VARIANTS, type PaymentVariant } from './bank-page.ts';
import { readFaults } from './faults.ts';
import type { Invoice } from './invoice.ts';

interface PaymentOrder {
  service?: string;
  id?: string;
  /** The shop's reference for the invoice, if its id is unknown. */
  reference?: string;
  way?: string;
  /** An exact amount instead of a way. */
  amount?: number;
  /** When the customer paid, by the service's clock; the default is now. */
  paidAt?: string;
  by?: string;
}

const FEW = 1_000;

function amountsOf(payment: PaymentOrder, { amountTug }: Invoice): number[] {
  if (payment.amount !== undefined) return [payment.amount];
  const amounts: Record<PaymentVariant, number[]> = {
    right: [amountTug],
    short: [Math.max(1, amountTug - FEW)],
    over: [amountTug + FEW],
    twice: [amountTug, amountTug],
  };
  return amounts[isVariant(payment.way) ? payment.way : 'right'];
}

const isVariant = (value: string | undefined): value is PaymentVariant =>
  value !== undefined && Object.hasOwn(PAYMENT_VARIANTS, value);

const shown = (service: string, { id, reference, amountTug, state, openedAt }: Invoice) => ({
  service,
  id,
  reference,
  amountTug,
  state,
  openedAt,
});

/** The payer's page, and the same for tests: invoices, payments, faults. */
export function bankRoutes(web: FastifyInstance, bank: Bank): void {
  web.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get<{ Querystring: { reference?: string } }>('/bank', async ({ query }, reply) =>
      reply.type('text/html').send(bankPage(bank, query.reference)),
    );
    scope.get<{ Querystring: { reference?: string } }>('/bank/bills', async ({ query: { reference } }) =>
      bank.tills().flatMap((till) =>
        till
          .invoices()
          .filter((invoice) => reference === undefined || invoice.reference === reference)
          .map((invoice) => shown(till.name, invoice)),
      ),
    );
    scope.post<{ Body: PaymentOrder | null }>('/bank/pay', async (request, reply) => {
      const payment = request.body ?? {};
      const found = bank.openInvoice(payment);
      if (!found) return reply.code(404).send({ message: 'no open bill' });
      const paidAt = payment.paidAt === undefined ? new Date() : new Date(payment.paidAt);
      const paid = await found.till.pay(found.invoice.id, amountsOf(payment, found.invoice), {
        paidAt,
        byCard: payment.by === 'card',
      });
      const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
      return isForm ? reply.redirect('/bank', 303) : { ...shown(found.till.name, found.invoice), ...paid };
    });
    scope.get('/bank/faults', async () => allFaults(bank));
    scope.post<{ Params: { service: string }; Body: object | null }>(
      '/bank/faults/:service',
      async (request, reply) => {
        const till = bank.till(request.params.service);
        const faults = readFaults(request.body ?? {});
        if (!till) return reply.code(404).send(allFaults(bank));
        if (!faults) return reply.code(400).send({ message: 'no such fault' });
        await till.turn(faults);
        return allFaults(bank);
      },
    );
  });
}

const allFaults = (bank: Bank) => Object.fromEntries(bank.tills().map((till) => [till.name, till.faults()]));
