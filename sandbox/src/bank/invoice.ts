// Common to every service that takes money: invoices that a shop opened, and the customers' payments for them.

export interface Money {
  id: string;
  amountTug: number;
  paidAt: Date;
  byCard: boolean;
}

export interface Invoice<Facts = unknown> {
  id: string;
  /** The shop's reference. */
  reference: string;
  amountTug: number;
  description: string;
  /** The shop's URL for callbacks. */
  callbackUrl: string;
  openedAt: Date;
  state: 'open' | 'paid' | 'closed';
  payments: Money[];
  /** Data for its service alone. */
  facts: Facts;
}

/** How a service reports an event to the shop. */
export interface Callback {
  url: string;
  /** Posted as JSON; without it the request is a GET. */
  body?: object;
}
