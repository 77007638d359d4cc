// The interface of payment providers, with one adapter each. An adapter stores nothing and knows no order and no table; it sends requests,
// outside of any transaction, and returns the answers.

export interface InvoiceAsked {
  /** The provider's name for the invoice: the order number, with -R2, -R3 for later attempts. */
  reference: string;
  amountTug: number;
  /** The text for the payer in the bank's app. */
  description: string;
  /** Where the provider reports events; contains the token of this invoice. */
  callbackUrl: string;
  /** Where the provider's own page returns the customer to. */
  returnUrl: string;
  /** Until when it can be paid, for providers that accept a deadline. */
  expiresAt: Date;
  payer: { name: string | null; phone: string | null; email: string };
}

/** An app on the customer's phone that can pay, with the link that opens it. */
export interface Deeplink {
  name: string;
  description: string;
  link: string;
}

export interface OpenedInvoice {
  providerInvoiceId: string;
  qrText: string | null;
  paymentUrl: string | null;
  deeplinks: readonly Deeplink[];
}

/** An invoice that the provider may know: if its id is missing, the answer was lost, and it is looked up by our reference. */
export interface KnownInvoice {
  providerInvoiceId: string | null;
  reference: string;
  amountTug: number;
  createdAt: Date;
}

/** A payment as the provider reports it. */
export interface ProviderPayment {
  providerPaymentId: string;
  /** Our reference of the invoice, if the provider returns it; else null. */
  reference: string | null;
  providerInvoiceId: string | null;
  amountTug: number;
  feeTug: number;
  /** By the provider's clock: it decides whether a payment is late (decision 130). Null: the provider does not say when. */
  receivedAt: Date | null;
  /** Masked account or name. */
  payer: string | null;
  /** The answer that proves it; without our secrets. */
  evidence: Record<string, unknown>;
}

export interface Looked {
  /** `closed`: nobody can pay it any more. `unknown`: the provider knew it once and now reports that it does not exist. */
  state: 'open' | 'paid' | 'closed' | 'unknown';
  payments: readonly ProviderPayment[];
}

/** The ids in a callback. Anybody can send one, so it proves nothing: it only says where to look. */
interface CallbackNames {
  /** Our reference of the invoice, for providers that call one address for all invoices, without a token. */
  reference: string | null;
  /** For an invoice whose answer was lost. Only from providers whose callbacks contain our token: others could name any invoice. */
  providerInvoiceId: string | null;
}

export interface PaymentGateway {
  createInvoice(asked: InvoiceAsked): Promise<OpenedInvoice>;
  check(invoice: KnownInvoice): Promise<Looked>;
  /** After it nobody can pay any more, as far as the provider can promise; closing a closed invoice is no error. */
  cancel(invoice: KnownInvoice): Promise<void>;
  /** The provider cannot close an invoice: after `cancel` it can still be paid, and the page says so to the customer. */
  leavesOpen?: true;
  /** Refunds a whole payment: no provider documents partial refunds. */
  refund?(payment: {
    providerPaymentId: string;
    amountTug: number;
    reference: string;
  }): Promise<{ providerRefundId: string }>;
  /** Which invoice a callback is about; omitted if the token in its address is enough. */
  readCallback?(said: { query: unknown; body: unknown }): CallbackNames;
  /** Registers our callback address at a provider that calls one address for all invoices; omitted if each invoice contains its own. */
  announceCallback?(url: string): Promise<void>;
  /** How much a lender would lend to the owner of this phone; omitted if the lender does not say. */
  possibleAmount?(phone: string): Promise<number>;
  /** All payments between two times, for the nightly comparison; omitted if the provider has no list. */
  listPayments?(from: Date, to: Date): Promise<readonly ProviderPayment[]>;
}

/** The provider refused, and did nothing. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused';
  /** The provider's message for the customer; never logged. */
  readonly words: string | null;
  constructor(message: string, words: string | null = null) {
    super(message);
    this.words = words;
  }
}

/** The outcome is unknown: no answer, a partial answer, or one that is not understood. Unknown is not failed. */
export class ProviderUnsure extends Error {
  override name = 'ProviderUnsure';
}

/** The request was not sent: no connection, or the circuit breaker is open. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}
