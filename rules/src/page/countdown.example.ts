import { countdown } from './countdown.ts';

const left = countdown(new Date('2026-11-18T16:00:00Z'), new Date('2026-11-15T02:42:55Z'));

export const example = (): string =>
  `An offer that ends at midnight three days from now shows ${left?.days} : ${left?.hours} : ${left?.minutes} : ${left?.seconds} at 10:42:55 in the morning.`;
