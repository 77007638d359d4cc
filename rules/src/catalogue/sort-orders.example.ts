import { SORT_ORDERS } from './sort-orders.ts';

export const example = (): string => `A list can be put in ${SORT_ORDERS.length} orders: ${SORT_ORDERS.join(', ')}.`;
