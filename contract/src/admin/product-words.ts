// The choices of the list and the page of products. Without zod, for the browser.

/** Draft: never in the shop. Planned: a job publishes it at the set time. */
export const productStates = ['listed', 'draft', 'planned', 'withdrawn'] as const;
export type ProductState = (typeof productStates)[number];

/** What a product still lacks; the table stores the n-th as the n-th bit. */
export const productGaps = ['picture', 'alt', 'weight', 'tax', 'text'] as const;
export type ProductGap = (typeof productGaps)[number];

/** Few: up to five units that can be bought. */
export const productStocks = ['few', 'none'] as const;

export const badgeKinds = ['new_lower_price', 'top_seller', 'new', 'ikea_family_price', 'last_chance'] as const;
export type BadgeKind = (typeof badgeKinds)[number];
