import type { Tx } from '../../../db/database.ts';

/** Also deletes unused tickets: the table stays as small as a minute of logins. */
export async function insertTicket(
  tx: Tx,
  ticket: { ticketHash: Buffer; customerId: number; expiresAt: Date },
  now: Date,
): Promise<void> {
  await tx.deleteFrom('social_tickets').where('expires_at', '<=', now).execute();
  const { ticketHash, customerId, expiresAt } = ticket;
  await tx
    .insertInto('social_tickets')
    .values({ ticket_hash: ticketHash, customer_id: customerId, expires_at: expiresAt })
    .execute();
}

/** Uses a ticket, once: of many concurrent callers one takes the row. */
export async function takeTicket(tx: Tx, ticketHash: Buffer, now: Date): Promise<number | undefined> {
  const row = await tx
    .deleteFrom('social_tickets')
    .where('ticket_hash', '=', ticketHash)
    .where('expires_at', '>', now)
    .returning('customer_id')
    .executeTakeFirst();
  return row?.customer_id;
}
