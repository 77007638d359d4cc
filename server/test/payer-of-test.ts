import { afterEach, beforeEach } from 'vitest';
import { openProvider, type Provider } from '../src/providers/gateway/open-provider.ts';
import type { InvoiceAsked, KnownInvoice, PaymentGateway } from '../src/providers/gateway/payment-gateway.ts';
import { bankOfTest, type Faults } from './bank-of-test.ts';
import { providerOfTest } from './provider-of-test.ts';
import type { Condition, StandIn, sandboxOfTest } from './sandbox-of-test.ts';

/** A request at the shop's callback address. */
interface Heard {
  method: string;
  query: Record<string, string>;
  body: unknown;
}

const IN_TIME = new Date('2026-11-20T04:00:00Z');
export const PAID_AT = new Date('2026-11-16T04:05:06Z');

/** One service of the sandbox: an adapter's provider, the customer who pays there, and the shop that gets its callbacks. */
export function payerOfTest(sandbox: ReturnType<typeof sandboxOfTest>, service: StandIn) {
  const bank = bankOfTest(sandbox, [service]);
  const shop = providerOfTest();
  let provider: Provider;
  let heard: Heard[] = [];
  let troubles: string[] = [];
  let callbackUrl = '';
  let invoices = 0;

  beforeEach(async () => {
    heard = [];
    troubles = [];
    provider = openProvider({ name: service, onTrouble: (reason) => troubles.push(reason) });
    const origin = await shop.answers(async (request, reply) => {
      const { searchParams } = new URL(request.url ?? '', 'http://shop');
      const sent = Buffer.concat(await request.toArray()).toString();
      const body = sent === '' ? null : JSON.parse(sent);
      heard.push({ method: request.method ?? '', query: Object.fromEntries(searchParams), body });
      reply.end('SUCCESS');
    });
    callbackUrl = `${origin}/callback?token=a-token`;
  });
  afterEach(() => provider.close());

  return {
    provider: () => provider,
    heard: () => heard,
    troubles: () => troubles,
    callbackUrl: () => callbackUrl,
    post: bank.post,
    turn: (condition: Condition, times?: number) => sandbox.turn(service, condition, times),
    faults: (faults: Faults) => bank.turn(service, faults),
    pay: (reference: string, how: { way?: 'short' | 'over' | 'twice'; amount?: number } = {}) =>
      bank.pay({ service, reference, paidAt: PAID_AT.toISOString(), ...how }),
    async invoicesCalled(reference: string): Promise<{ id: string; amountTug: number; state: string }[]> {
      const answer = await fetch(sandbox.address(`/bank/bills?reference=${reference}`));
      return (await answer.json()) as { id: string; amountTug: number; state: string }[];
    },
    asked(changed: Partial<InvoiceAsked> = {}): InvoiceAsked {
      invoices += 1;
      return {
        reference: `IK26111600${100 + invoices}`,
        amountTug: 1_234_500,
        description: 'Тохь IK26111600 захиалга',
        callbackUrl,
        returnUrl: 'http://127.0.0.1:3000/show-order/IK26111600',
        expiresAt: IN_TIME,
        payer: { name: 'Бат', phone: '99112233', email: 'bat@example.mn' },
        ...changed,
      };
    },
    /** An invoice as stored by the shop. */
    async opened(gateway: PaymentGateway, asked: InvoiceAsked): Promise<KnownInvoice & { providerInvoiceId: string }> {
      const { providerInvoiceId } = await gateway.createInvoice(asked);
      return { ...known(asked), providerInvoiceId };
    },
    known,
  };
}

/** An invoice whose answer was lost. */
const known = ({ reference, amountTug }: InvoiceAsked): KnownInvoice => ({
  providerInvoiceId: null,
  reference,
  amountTug,
  createdAt: new Date('2026-11-16T04:00:00Z'),
});
