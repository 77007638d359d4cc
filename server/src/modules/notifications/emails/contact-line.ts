import type { ShopFacts } from '@tokhi/contract/fields/shop-facts';

/** Contact data of the shop, below every email. */
export const contactLine = ({ phone, email, hours }: ShopFacts): string =>
  `${phone}, ${email}. ${hours.map(({ days, time }) => `${days} ${time}`).join(', ')}`;
