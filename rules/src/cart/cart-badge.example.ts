import { badgeText } from './cart-badge.ts';

export const example = (): string =>
  `The cart icon says “${badgeText(9)}” for nine products and “${badgeText(10)}” for ten.`;
