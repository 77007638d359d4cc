import type { RawBuilder } from 'kysely';

/**
 * Whether an order with the product was delivered to the customer, as a value of a statement whose columns name both. The port
 * that orders fill: they come later (open-shop.ts).
 */
export type DeliveredTo = (customerId: string, productId: string) => RawBuilder<boolean>;
