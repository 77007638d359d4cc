import type { Db } from '../../../db/database.ts';
import type { TraceEvent } from '../../../trace-event.ts';

/** Invoices, payments and refunds. Payers, accounts and notes are left out. */
export async function traceOfMoney(db: Db, orderId: number): Promise<TraceEvent[]> {
  return [...(await invoices(db, orderId)), ...(await payments(db, orderId)), ...(await refunds(db, orderId))];
}

async function invoices(db: Db, orderId: number): Promise<TraceEvent[]> {
  const rows = await db
    .selectFrom('invoices')
    .select(['id', 'provider', 'reference', 'provider_invoice_id', 'amount_tug', 'status', 'unknown_answers'])
    .select(['created_at', 'unsure_since', 'closing_since', 'unknown_since', 'last_checked_at', 'closed_at'])
    .where('order_id', '=', orderId)
    .execute();
  return rows.flatMap((row) => {
    const { id, provider, reference, provider_invoice_id, amount_tug, status, unknown_answers } = row;
    const facts = { invoice: id, provider };
    const moments = [
      ['invoice asked for', row.created_at, { reference, provider_invoice: provider_invoice_id, amount_tug }],
      ['provider unsure about the invoice', row.unsure_since, {}],
      ['provider said «unknown»', row.unknown_since, { times: unknown_answers }],
      ['closing of the invoice asked for', row.closing_since, {}],
      ['invoice checked for the last time', row.last_checked_at, {}],
      ['invoice closed', row.closed_at, { status }],
    ] as const;
    return moments.flatMap(([what, at, more]) => (at === null ? [] : [{ at, what, facts: { ...facts, ...more } }]));
  });
}

async function payments(db: Db, orderId: number): Promise<TraceEvent[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'provider', 'provider_payment_id', 'amount_tug', 'outcome', 'noticed_by', 'staff_id', 'invoice_id'])
    .select(['received_at', 'recorded_at'])
    .where('order_id', '=', orderId)
    .execute();
  return rows.flatMap((row) => {
    const { id, provider, provider_payment_id, amount_tug, outcome, noticed_by, staff_id, invoice_id } = row;
    const facts = { payment: id, provider };
    return [
      {
        at: row.received_at,
        what: 'money received',
        facts: { ...facts, provider_payment: provider_payment_id, amount_tug },
      },
      {
        ...{ at: row.recorded_at, what: 'payment written down' },
        facts: { ...facts, outcome, noticed_by, invoice: invoice_id, staff: staff_id },
      },
    ];
  });
}

async function refunds(db: Db, orderId: number): Promise<TraceEvent[]> {
  const asked = await db
    .selectFrom('refund_requests')
    .select(['id', 'status', 'asked_at', 'settled_at'])
    .where('order_id', '=', orderId)
    .execute();
  const rows = await db
    .selectFrom('refunds')
    .select(['id', 'payment_id', 'amount_tug', 'reason', 'instrument', 'status', 'provider_refund_id'])
    .select(['requested_by', 'finished_by', 'created_at', 'sent_at', 'finished_at'])
    .where('order_id', '=', orderId)
    .execute();
  return [
    ...asked.flatMap(({ id, status, asked_at, settled_at }) => [
      { at: asked_at, what: 'refund asked for', facts: { request: id } },
      ...(settled_at === null ? [] : [{ at: settled_at, what: 'request settled', facts: { request: id, status } }]),
    ]),
    ...rows.flatMap((row) => {
      const { id, payment_id, amount_tug, reason, instrument, status, provider_refund_id } = row;
      const facts = { refund: id };
      const made = { payment: payment_id, amount_tug, reason, instrument, staff: row.requested_by };
      const moments = [
        ['refund task made', row.created_at, made],
        ['refund sent', row.sent_at, { provider_refund: provider_refund_id }],
        ['refund ended', row.finished_at, { status, staff: row.finished_by }],
      ] as const;
      return moments.flatMap(([what, at, more]) => (at === null ? [] : [{ at, what, facts: { ...facts, ...more } }]));
    }),
  ];
}
