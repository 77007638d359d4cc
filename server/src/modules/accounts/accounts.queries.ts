import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** What a customer is called, null for one who told no name or is erased, inside another module's statement: `customerId` is the column that names the customer there. */
export const nameOfCustomer = (customerId: string) =>
  sql<string | null>`(select customers.name from customers where customers.id = ${sql.ref(customerId)})`;

/** A customer's name, for a later module that adds to it in the same trip: its pieces name the customer by CUSTOMER_ID. */
export const namedCustomer = (db: Db, customerId: number) =>
  db.selectFrom('customers').select('customers.name').where(CUSTOMER_ID, '=', customerId);

export const CUSTOMER_ID = 'customers.id';
