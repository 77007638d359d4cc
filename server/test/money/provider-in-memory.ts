// A payment provider with invoices in memory: its interface to the shop, with the faults of real ones. The adapters
// are tested over the wire; this one lets a test decide what happens between two lines of the shop.
import { z } from 'zod';
import {
  type InvoiceAsked,
  type KnownInvoice,
  type Looked,
  type OpenedInvoice,
  type PaymentGateway,
  ProviderAway,
  type ProviderPayment,
  ProviderRefused,
  ProviderUnsure,
} from '../../src/providers/gateway/payment-gateway.ts';

export interface StoredInvoice {
  id: string;
  asked: InvoiceAsked;
  state: 'open' | 'closed';
  payments: ProviderPayment[];
  /** The provider answers that it does not know the invoice. */
  isForgotten: boolean;
}

export type Fault = 'away' | 'refuses' | 'answer lost' | null;

/** What happens when the shop asks; a test sets and resets it. */
interface Switches {
  create: Fault;
  check: Fault;
  cancel: Fault;
  refund: Fault;
  /** Runs after the provider has made an invoice and before the shop gets the answer. */
  beforeAnswer: ((stored: StoredInvoice) => Promise<void>) | null;
}

/** The provider's features, as our adapters know them. */
export interface Sheet {
  /** Lists all payments. */
  lists: boolean;
  /** Finds an invoice by our reference; if not, only a callback gives the number of one whose answer was lost. */
  findsByReference: boolean;
  /** An invoice can be paid once; if not, any number of times. */
  paysOnce: boolean;
  /** Refunds whole payments by API. */
  givesBack: boolean;
  /** Asks customers on their phone, even if its answer to the shop was lost. */
  pushes: boolean;
  /** Invoices cannot be closed. */
  leavesOpen?: true;
  /** Sends callbacks; if not, the shop has to ask. */
  calls: boolean;
}

const USUAL: Sheet = {
  ...{ lists: true, findsByReference: true, paysOnce: false, givesBack: false, pushes: false, calls: true },
};

export interface ProviderOfTest extends PaymentGateway {
  sheet: Sheet;
  switches: Switches;
  invoices: StoredInvoice[];
  /** The number of calls of each kind. */
  asked: { create: number; check: number; cancel: number };
  /** Payments that it refunded by API. */
  givenBack: string[];
  invoiceOf(reference: string): StoredInvoice;
  pay(reference: string, changes?: { amountTug?: number; receivedAt?: Date; id?: string }): ProviderPayment;
}

const Named = z.object({ orderNumber: z.string().optional(), id: z.string().optional() });

let numbers = 0;

function fail(fault: Fault, isDone: boolean): void {
  if (fault === 'refuses' && !isDone) throw new ProviderRefused('no', '<b>Эрх</b> хүрэлцэхгүй');
  if (fault === 'away' && !isDone) throw new ProviderAway('no connection');
  if (fault === 'answer lost' && isDone) throw new ProviderUnsure('no answer');
}

export function providerOfTest(now: () => Date, changes: Partial<Sheet> = {}): ProviderOfTest {
  const sheet = { ...USUAL, ...changes };
  const invoices: StoredInvoice[] = [];
  const switches: Switches = { create: null, check: null, cancel: null, refund: null, beforeAnswer: null };
  const asked = { create: 0, check: 0, cancel: 0 };
  const givenBack: string[] = [];
  const find = ({ providerInvoiceId, reference }: KnownInvoice) =>
    invoices.find(
      (stored) => stored.id === providerInvoiceId || (sheet.findsByReference && stored.asked.reference === reference),
    );
  const invoiceOf = (reference: string): StoredInvoice => {
    const stored = invoices.find((one) => one.asked.reference === reference);
    if (stored === undefined) throw new Error(`no bill is called ${reference}`);
    return stored;
  };
  return {
    sheet,
    switches,
    invoices,
    asked,
    givenBack,
    invoiceOf,
    pay(reference, { amountTug, receivedAt = now(), id } = {}) {
      const stored = invoiceOf(reference);
      numbers += 1;
      const payment: ProviderPayment = {
        providerPaymentId: id ?? `money-${numbers}`,
        reference: stored.asked.reference,
        providerInvoiceId: stored.id,
        amountTug: amountTug ?? stored.asked.amountTug,
        feeTug: 0,
        receivedAt,
        payer: '50*******',
        evidence: { status: 'PAID' },
      };
      stored.payments.push(payment);
      return payment;
    },
    async createInvoice(invoice): Promise<OpenedInvoice> {
      asked.create += 1;
      fail(switches.create, false);
      numbers += 1;
      const stored: StoredInvoice = {
        id: `bill-${numbers}`,
        asked: invoice,
        state: 'open',
        payments: [],
        isForgotten: false,
      };
      invoices.push(stored);
      await switches.beforeAnswer?.(stored);
      fail(switches.create, true);
      const link = { name: 'Khan bank', description: 'Хаан банк', link: `khanbank://q?qPay_QRcode=${stored.id}` };
      return { providerInvoiceId: stored.id, qrText: `qr:${stored.id}`, paymentUrl: null, deeplinks: [link] };
    },
    async check(invoice): Promise<Looked> {
      asked.check += 1;
      fail(switches.check, false);
      const stored = find(invoice);
      fail(switches.check, true);
      if (stored === undefined) return { state: 'closed', payments: [] };
      if (stored.isForgotten) return { state: 'unknown', payments: [] };
      return { state: stored.payments.length > 0 ? 'paid' : stored.state, payments: stored.payments };
    },
    ...(sheet.leavesOpen && { leavesOpen: true }),
    async cancel(invoice) {
      asked.cancel += 1;
      fail(switches.cancel, false);
      const stored = find(invoice);
      if (stored !== undefined && stored.payments.length > 0) throw new ProviderRefused('INVOICE_PAID');
      if (stored !== undefined) stored.state = 'closed';
      fail(switches.cancel, true);
    },
    readCallback: ({ body }) => {
      const { data } = Named.safeParse(body);
      return { reference: data?.orderNumber ?? null, providerInvoiceId: data?.id ?? null };
    },
    ...(sheet.lists && {
      async listPayments(from: Date, to: Date) {
        fail(switches.check, false);
        return invoices.flatMap(({ payments }) =>
          payments.filter(({ receivedAt: at }) => at !== null && at >= from && at <= to),
        );
      },
    }),
    ...(sheet.givesBack && {
      async refund({ providerPaymentId }: { providerPaymentId: string }) {
        fail(switches.refund, false);
        if (givenBack.includes(providerPaymentId)) throw new ProviderRefused('given back before');
        givenBack.push(providerPaymentId);
        fail(switches.refund, true);
        return { providerRefundId: `back-${providerPaymentId}` };
      },
    }),
  };
}
