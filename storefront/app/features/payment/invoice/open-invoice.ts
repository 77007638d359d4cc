import type { ReplyOf } from '@tokhi/contract/client';

/** The invoice of an unpaid order, and how it is paid. */
export type OpenInvoice = NonNullable<ReplyOf<'openInvoice'>['invoice']>;
