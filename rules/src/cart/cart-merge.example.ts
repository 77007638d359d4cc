import type { CartLine } from './cart-lines.ts';
import { mergeCarts } from './cart-merge.ts';

export const example = (): string => {
  const chairs = (quantity: number): CartLine[] => [
    { code: '70489215', quantity, checked: true, priceSeenTug: 249_900 },
  ];
  const merged = (remain: number): number[] =>
    mergeCarts(chairs(2), chairs(5), new Map([['70489215', remain]])).map(({ quantity }) => quantity);
  return `A guest with 5 chairs who logs in to a cart with 2 has ${merged(9).join()} of them, or ${merged(4).join()} when only 4 remain.`;
};
