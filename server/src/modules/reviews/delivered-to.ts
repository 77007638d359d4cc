import type { RawBuilder } from 'kysely';

/**
 * Whether an order with the product was delivered to the customer, as a value inside a statement whose columns name both. The port that
 * orders implement: they come later (open-shop.ts).
 */
export type DeliveredTo = (customerId: string, productId: string) => RawBuilder<boolean>;
