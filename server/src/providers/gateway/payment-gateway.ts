// What the shop asks of whoever takes money for it: one interface, an adapter a provider. An adapter keeps nothing, knows no
// order and no table; it asks over the wire, outside of any transaction, and tells what it heard.

export interface InvoiceAsked {
  /** What the provider shall call it: the order number, with -R2, -R3 for later attempts. */
  reference: string;
  amountTug: number;
  /** What the payer reads in the bank's app. */
  description: string;
  /** Where the provider tells us that something happened; carries the token of this invoice. */
  callbackUrl: string;
  /** Where the provider's own page sends the customer back to. */
  returnUrl: string;
  /** Until when it can be paid, for providers that can be told. */
  expiresAt: Date;
  payer: { name: string | null; phone: string | null; email: string };
}

/** An app of the customer's phone that can pay, with the link that opens it. */
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

/** An invoice that the provider may know: without its id the answer was lost, and it is asked by what we called it. */
export interface KnownInvoice {
  providerInvoiceId: string | null;
  reference: string;
  amountTug: number;
  createdAt: Date;
}

/** Money as the provider tells of it. */
export interface ProviderPayment {
  providerPaymentId: string;
  /** What we called the invoice, where the provider tells; else null. */
  reference: string | null;
  providerInvoiceId: string | null;
  amountTug: number;
  feeTug: number;
  /** By the provider's clock: whether money is late is judged by it (decision 130). Null: the provider does not say when. */
  receivedAt: Date | null;
  /** Masked account or name. */
  payer: string | null;
  /** The answer that proves it; no secret of ours in it. */
  evidence: Record<string, unknown>;
}

export interface Looked {
  /** `closed`: nobody can pay it any more. `unknown`: the provider knew it once and says that there is no such invoice. */
  state: 'open' | 'paid' | 'closed' | 'unknown';
  payments: readonly ProviderPayment[];
}

/** What a callback names. Anybody can send one, so it proves nothing: it says where to look. */
interface CallbackNames {
  /** What we called the invoice, for providers that call one address for all invoices, without a token. */
  reference: string | null;
  /** For an invoice whose answer was lost. Told only by providers whose callbacks carry our token: from others it could be any invoice's. */
  providerInvoiceId: string | null;
}

export interface PaymentGateway {
  createInvoice(asked: InvoiceAsked): Promise<OpenedInvoice>;
  check(invoice: KnownInvoice): Promise<Looked>;
  /** After it nobody can pay any more, as far as the provider can promise; closing what is closed is no error. */
  cancel(invoice: KnownInvoice): Promise<void>;
  /** Nothing closes an invoice there: after `cancel` it can still be paid, and the page says so to the customer. */
  leavesOpen?: true;
  /** Sends a whole payment back: no sheet knows a part of one. */
  refund?(payment: {
    providerPaymentId: string;
    amountTug: number;
    reference: string;
  }): Promise<{ providerRefundId: string }>;
  /** Which invoice a callback is about; left out where the token in its address tells all there is. */
  readCallback?(said: { query: unknown; body: unknown }): CallbackNames;
  /** Tells a provider that calls one address for all invoices where it is; left out where each invoice carries its own. */
  announceCallback?(url: string): Promise<void>;
  /** What a lender would lend to whoever has this phone; left out where the lender does not say. */
  possibleAmount?(phone: string): Promise<number>;
  /** Everything that was paid between two moments, for the nightly comparison; left out where the provider has no list. */
  listPayments?(from: Date, to: Date): Promise<readonly ProviderPayment[]>;
}

/** The provider said no, and did nothing. */
export class ProviderRefused extends Error {
  override name = 'ProviderRefused';
  /** What the provider would have the customer read; for the customer alone, and for no log. */
  readonly words: string | null;
  constructor(message: string, words: string | null = null) {
    super(message);
    this.words = words;
  }
}

/** Nobody knows whether it was done: no answer, half an answer, or one that is not understood. Unknown is not failed. */
export class ProviderUnsure extends Error {
  override name = 'ProviderUnsure';
}

/** It was not even asked: no connection, or so many failures that asking rests for a while. */
export class ProviderAway extends Error {
  override name = 'ProviderAway';
}
