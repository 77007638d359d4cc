import { canAdd, clampQuantity, oneMore } from './quantity.ts';

const verdict = (total: number): string => (canAdd(total, 3) ? 'taken' : 'refused');

export const example = (): string =>
  `With 3 chairs left, plus at 3 stays at ${oneMore(3, 3)}, typing 12 gives ${clampQuantity(12, 3)}, adding a third is ${verdict(3)} and adding a fourth ${verdict(4)}.`;
