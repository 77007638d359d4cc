import { canAdd, clampQuantity, oneMore } from './quantity.ts';

export const example = (): string =>
  `With 3 chairs left, plus at 3 stays at ${oneMore(3, 3)}, typing 12 gives ${clampQuantity(12, 3)}, and adding a fourth is ${canAdd(4, 3) ? 'taken' : 'refused'}.`;
