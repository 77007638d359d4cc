import { type Faults, NO_FAULTS } from './faults.ts';
import type { Callback, Invoice, Money } from './invoice.ts';
import { type Heard, notifyShop } from './notify-shop.ts';

/** A service that takes money, as seen by the payer's page: a new service adds these, and its routes. */
export interface Service<Facts> {
  /** Its name in switches, faults and addresses. */
  name: string;
  title: string;
  /** Whether an invoice takes only one payment; otherwise a second payment is a double payment. */
  paidOnce: boolean;
  /** Whether an invoice is paid in full or not at all, like a loan: the service's answers contain no other amount. */
  exactly?: boolean;
  newPaymentId(invoice: Invoice<Facts>): string;
  callback(invoice: Invoice<Facts>, money: Money): Callback;
}

interface NewInvoice<Facts> {
  id: string;
  reference: string;
  amountTug: number;
  description: string;
  callbackUrl: string;
  facts: Facts;
}

/** The outcome of an attempt to pay. */
interface Paid {
  payments: Money[];
  /** The shop's answer to each callback that was sent at once. */
  heard: Heard[];
}

export interface Till<Facts = unknown> {
  name: string;
  title: string;
  open(invoice: NewInvoice<Facts>): Invoice<Facts>;
  find(id: string): Invoice<Facts> | undefined;
  /** The newest invoice with this reference of the shop. */
  called(reference: string): Invoice<Facts> | undefined;
  invoices(): Invoice<Facts>[];
  /** The customer pays, once for each amount; null if the invoice can no longer be paid. */
  pay(id: string, amounts: readonly number[], how: { paidAt: Date; byCard: boolean }): Promise<Paid | null>;
  /** Changes the faults; delayed callbacks are sent now. */
  turn(faults: Faults): Promise<void>;
  faults(): Faults;
}

/** Invoices and money of one service. */
export function openTill<Facts>(service: Service<Facts>): Till<Facts> {
  const invoices = new Map<string, Invoice<Facts>>();
  const byReference = new Map<string, Invoice<Facts>>();
  const delayed: Callback[] = [];
  let faults = NO_FAULTS;

  const notify = async (callback: Callback): Promise<Heard[]> => {
    switch (faults.callbacks) {
      case 'lost':
        return [];
      case 'late':
        delayed.push(callback);
        return [];
      case 'reordered':
        delayed.unshift(callback);
        return [];
      case 'doubled':
        return [await notifyShop(callback), await notifyShop(callback)];
      case 'sent':
      case 'forged':
        return [await notifyShop(callback)];
    }
  };
  const arriving = (invoice: Invoice<Facts>, amounts: readonly number[]): readonly number[] => {
    if (faults.callbacks === 'forged') return [];
    if (service.exactly) return [invoice.amountTug];
    const [first = 0] = amounts;
    if (service.paidOnce) return [faults.money === 'wrong' ? Math.ceil(first / 2) : first];
    if (faults.money === 'wrong') return amounts.map((amount) => Math.ceil(amount / 2));
    return faults.money === 'twice' ? amounts.flatMap((amount) => [amount, amount]) : amounts;
  };

  return {
    name: service.name,
    title: service.title,
    open(asked) {
      const invoice: Invoice<Facts> = { ...asked, openedAt: new Date(), state: 'open', payments: [] };
      invoices.set(invoice.id, invoice);
      byReference.set(invoice.reference, invoice);
      return invoice;
    },
    find: (id) => invoices.get(id),
    called: (reference) => byReference.get(reference),
    invoices: () => [...invoices.values()],
    async pay(id, amounts, how) {
      const invoice = invoices.get(id);
      if (invoice?.state !== 'open') return null;
      const money = (amountTug: number): Money => ({ id: service.newPaymentId(invoice), amountTug, ...how });
      const payments = arriving(invoice, amounts).map(money);
      invoice.payments.push(...payments);
      if (payments.length > 0) invoice.state = 'paid';
      const heard: Heard[] = [];
      const reported = faults.callbacks === 'forged' ? amounts.map(money) : payments;
      for (const one of reported) heard.push(...(await notify(service.callback(invoice, one))));
      return { payments, heard };
    },
    async turn(turned) {
      faults = turned;
      for (const callback of delayed.splice(0)) await notifyShop(callback);
    },
    faults: () => faults,
  };
}
