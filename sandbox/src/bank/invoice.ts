// What every service that takes money has in common: invoices that a shop opened, and the money that a customer paid for them.

export interface Money {
  id: string;
  amountTug: number;
  paidAt: Date;
  byCard: boolean;
}

export interface Invoice<Facts = unknown> {
  id: string;
  /** What the shop called it. */
  reference: string;
  amountTug: number;
  description: string;
  /** Where the shop wants to hear of it. */
  callbackUrl: string;
  openedAt: Date;
  state: 'open' | 'paid' | 'closed';
  payments: Money[];
  /** What only its service keeps of it. */
  facts: Facts;
}

/** How a service reports to the shop that something happened. */
export interface Callback {
  url: string;
  /** Posted as JSON; without it the address is fetched. */
  body?: object;
}
