import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';

/** A customer's name inside another module's statement; null if not given or erased. `customerId` is the column with the id there. */
export const nameOfCustomer = (customerId: string) =>
  sql<string | null>`(select customers.name from customers where customers.id = ${sql.ref(customerId)})`;

/** A customer's name, for a later module that extends the query in the same round trip: its parts refer to the customer by CUSTOMER_ID. */
export const namedCustomer = (db: Db, customerId: number) =>
  db.selectFrom('customers').select('customers.name').where(CUSTOMER_ID, '=', customerId);

export const CUSTOMER_ID = 'customers.id';
