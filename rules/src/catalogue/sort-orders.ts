// Sort orders (spec §2 Listings): a list comes in its own order, or by sales, age, price up or down, discount, rating or size.

/** Every order that can be chosen, as the address and the calls write it, in the order of the menu. */
export const SORT_ORDERS = ['popular', 'newest', 'price-up', 'price-down', 'discount', 'rating', 'size'] as const;
