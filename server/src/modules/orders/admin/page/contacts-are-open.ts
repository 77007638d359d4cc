import type { OrderStatus } from '@tokhi/rules/order/order-status';

/** From these statuses on the carrier has the address; the table has the same rule (contacts_are_fixed_from_delivery_on). */
const FIXED: readonly OrderStatus[] = ['in_stock', 'delivered', 'expired', 'refunded'];

export const contactsAreOpen = (status: OrderStatus): boolean => !FIXED.includes(status);
