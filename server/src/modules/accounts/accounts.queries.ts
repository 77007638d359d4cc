import { sql } from 'kysely';

/** What a customer is called, inside another module's statement: `customerId` is the column that names the customer there. */
export const nameOfCustomer = (customerId: string) =>
  sql<string>`(select customers.name from customers where customers.id = ${sql.ref(customerId)})`;
