import type { ReplyOf } from '@tokhi/contract/client';

/** The invoice of an order that waits for its money, and how it is paid. */
export type OpenInvoice = NonNullable<ReplyOf<'openInvoice'>['invoice']>;
