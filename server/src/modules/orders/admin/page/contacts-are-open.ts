import type { OrderStatus } from '@tokhi/rules/order/order-status';

/** From then on whoever carries the goods has the address; the table says the same (contacts_are_fixed_from_delivery_on). */
const FIXED: readonly OrderStatus[] = ['in_stock', 'delivered', 'expired', 'refunded'];

export const contactsAreOpen = (status: OrderStatus): boolean => !FIXED.includes(status);
