import type { OrderLine } from '@tokhi/contract/fields/order-fields';

export const piecesOf = (lines: readonly Pick<OrderLine, 'quantity'>[]): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, 0);
