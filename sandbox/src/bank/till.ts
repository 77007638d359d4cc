import type { Bill, Callback, Money } from './bill.ts';
import { type Faults, NO_FAULTS } from './faults.ts';
import { type Heard, tellShop } from './tell-shop.ts';

/** A service that takes money, as the payer's page sees it: a new one brings these, and its routes. */
export interface Service<Facts> {
  /** Its name in switches, faults and addresses. */
  name: string;
  title: string;
  /** Whether a bill takes money once at most; else whoever pays it twice has paid twice. */
  paidOnce: boolean;
  /** Whether a bill is paid in its own amount or not at all, as a loan is: no answer of the service could tell another one. */
  exactly?: boolean;
  newPaymentId(bill: Bill<Facts>): string;
  callback(bill: Bill<Facts>, money: Money): Callback;
}

interface NewBill<Facts> {
  id: string;
  reference: string;
  amountTug: number;
  description: string;
  callbackUrl: string;
  facts: Facts;
}

/** What became of a wish to pay. */
interface Paid {
  payments: Money[];
  /** What the shop said to each callback that was sent at once. */
  heard: Heard[];
}

export interface Till<Facts = unknown> {
  name: string;
  title: string;
  open(bill: NewBill<Facts>): Bill<Facts>;
  find(id: string): Bill<Facts> | undefined;
  /** The newest bill that the shop called so. */
  called(reference: string): Bill<Facts> | undefined;
  bills(): Bill<Facts>[];
  /** The customer pays, once for each amount; null when the bill can no longer be paid. */
  pay(id: string, amounts: readonly number[], how: { paidAt: Date; byCard: boolean }): Promise<Paid | null>;
  /** Turns the faults; callbacks that were held back come now. */
  turn(faults: Faults): Promise<void>;
  faults(): Faults;
}

/** Bills and money of one service. */
export function openTill<Facts>(service: Service<Facts>): Till<Facts> {
  const bills = new Map<string, Bill<Facts>>();
  const byReference = new Map<string, Bill<Facts>>();
  const held: Callback[] = [];
  let faults = NO_FAULTS;

  const tell = async (callback: Callback): Promise<Heard[]> => {
    switch (faults.callbacks) {
      case 'lost':
        return [];
      case 'late':
        held.push(callback);
        return [];
      case 'reordered':
        held.unshift(callback);
        return [];
      case 'doubled':
        return [await tellShop(callback), await tellShop(callback)];
      case 'sent':
      case 'forged':
        return [await tellShop(callback)];
    }
  };
  const arriving = (bill: Bill<Facts>, amounts: readonly number[]): readonly number[] => {
    if (faults.callbacks === 'forged') return [];
    if (service.exactly) return [bill.amountTug];
    const [first = 0] = amounts;
    if (service.paidOnce) return [faults.money === 'wrong' ? Math.ceil(first / 2) : first];
    if (faults.money === 'wrong') return amounts.map((amount) => Math.ceil(amount / 2));
    return faults.money === 'twice' ? amounts.flatMap((amount) => [amount, amount]) : amounts;
  };

  return {
    name: service.name,
    title: service.title,
    open(asked) {
      const bill: Bill<Facts> = { ...asked, openedAt: new Date(), state: 'open', payments: [] };
      bills.set(bill.id, bill);
      byReference.set(bill.reference, bill);
      return bill;
    },
    find: (id) => bills.get(id),
    called: (reference) => byReference.get(reference),
    bills: () => [...bills.values()],
    async pay(id, amounts, how) {
      const bill = bills.get(id);
      if (bill?.state !== 'open') return null;
      const money = (amountTug: number): Money => ({ id: service.newPaymentId(bill), amountTug, ...how });
      const payments = arriving(bill, amounts).map(money);
      bill.payments.push(...payments);
      if (payments.length > 0) bill.state = 'paid';
      const heard: Heard[] = [];
      const told = faults.callbacks === 'forged' ? amounts.map(money) : payments;
      for (const one of told) heard.push(...(await tell(service.callback(bill, one))));
      return { payments, heard };
    },
    async turn(turned) {
      faults = turned;
      for (const callback of held.splice(0)) await tellShop(callback);
    },
    faults: () => faults,
  };
}
