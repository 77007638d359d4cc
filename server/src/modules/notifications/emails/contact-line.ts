import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';

/** How the shop is reached, beneath every email. */
export const contactLine = ({ phone, email, hours }: ShopFacts): string =>
  `${phone}, ${email}. ${hours.map(({ days, time }) => `${days} ${time}`).join(', ')}`;
