import { sql } from 'kysely';
import type { Db } from '../../../db/database.ts';

/** The accounts' data about a customer, for their export. Secrets that open the account are left out, even as hashes. */
export const rowsOfCustomer = async (db: Db, customerId: number) => ({
  customers: await db
    .selectFrom('customers')
    .select(['id', 'created_at', 'updated_at', 'email', 'email_confirmed_at', 'name', 'kind', 'phone', 'phone_2'])
    .select(['register_number', 'picture', 'terms_accepted_at', 'terms_version', 'wants_price_drop'])
    .select(['wants_back_in_stock', 'wants_sms', 'blocked_at', 'blocked_reason', 'erased_at', 'password_proven_at'])
    .where('id', '=', customerId)
    .execute(),
  customer_identities: await db
    .selectFrom('customer_identities')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('issuer')
    .execute(),
  customer_pictures: await db
    .selectFrom('customer_pictures')
    .select(['key', 'customer_id', 'created_at', sql<string>`encode(webp, 'base64')`.as('webp')])
    .where('customer_id', '=', customerId)
    .execute(),
  customer_addresses: await db
    .selectFrom('customer_addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('id')
    .execute(),
  sessions: await db
    .selectFrom('sessions')
    .select(['customer_id', 'created_at', 'last_seen_at', 'expires_at', 'revoked_at', 'ip', 'user_agent', 'opened_by'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute(),
  one_time_tokens: await db
    .selectFrom('one_time_tokens')
    .select(['customer_id', 'created_at', 'expires_at', 'used_at', 'purpose', 'email', 'tries'])
    .where('customer_id', '=', customerId)
    .orderBy('created_at')
    .execute(),
});
