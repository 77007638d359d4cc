import { orderNumberFrom } from './order-number.ts';

export const example = (): string =>
  `Three orders in a row are numbered ${orderNumberFrom(1001)}, ${orderNumberFrom(1002)} and ${orderNumberFrom(1003)}: nobody can tell how many the shop has.`;
