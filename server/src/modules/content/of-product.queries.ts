// Staff content inside the statements of other modules.
import { sql } from 'kysely';

/** Whether the product that the column names has a special offer at `now`. */
export const offerRuns = (productId: string, now: Date) =>
  sql<boolean>`exists (select from special_offers
    where special_offers.product_id = ${sql.ref(productId)} and starts_at <= ${now} and ends_at > ${now})`;
