import type { FastifyInstance } from 'fastify';
import type { Bank } from './bank.ts';
import { bankPage, WAYS, type Way } from './bank-page.ts';
import type { Bill } from './bill.ts';
import { readFaults } from './faults.ts';

interface Wish {
  service?: string;
  id?: string;
  /** What the shop called the bill, where its id is not known. */
  reference?: string;
  way?: string;
  /** Instead of a way: exactly so much. */
  amount?: number;
  /** When the customer paid, by the service's clock; now, if not said. */
  paidAt?: string;
  by?: string;
}

const FEW = 1_000;

function amountsOf(wish: Wish, { amountTug }: Bill): number[] {
  if (wish.amount !== undefined) return [wish.amount];
  const amounts: Record<Way, number[]> = {
    right: [amountTug],
    short: [Math.max(1, amountTug - FEW)],
    over: [amountTug + FEW],
    twice: [amountTug, amountTug],
  };
  return amounts[isWay(wish.way) ? wish.way : 'right'];
}

const isWay = (value: string | undefined): value is Way => value !== undefined && Object.hasOwn(WAYS, value);

const shown = (service: string, { id, reference, amountTug, state, openedAt }: Bill) => ({
  service,
  id,
  reference,
  amountTug,
  state,
  openedAt,
});

/** The page of the one who pays, and the same for tests: bills, paying, faults. */
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
          .bills()
          .filter((bill) => reference === undefined || bill.reference === reference)
          .map((bill) => shown(till.name, bill)),
      ),
    );
    scope.post<{ Body: Wish | null }>('/bank/pay', async (request, reply) => {
      const wish = request.body ?? {};
      const found = bank.openBill(wish);
      if (!found) return reply.code(404).send({ message: 'no open bill' });
      const paidAt = wish.paidAt === undefined ? new Date() : new Date(wish.paidAt);
      const paid = await found.till.pay(found.bill.id, amountsOf(wish, found.bill), {
        paidAt,
        byCard: wish.by === 'card',
      });
      const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded');
      return isForm ? reply.redirect('/bank', 303) : { ...shown(found.till.name, found.bill), ...paid };
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
