import { createHmac } from 'node:crypto';
import { orderNumbersFrom } from '@tokhi/rules/order/order-number';

/** Turns values of the sequence into order numbers. */
export type OrderNumbers = (sequences: readonly number[]) => string[];

/** Bytes of the hash that make a number: enough for all remainders by 1,000 to be equally likely. */
const BYTES = 6;

/** Uses the shop's secret key: without it nobody can tell from the numbers how many orders there are (decision 13). */
export const orderNumbersBy = (key: string): OrderNumbers => {
  const keyed = (text: string) => createHmac('sha256', key).update(text).digest().readUIntBE(0, BYTES);
  return (sequences) => orderNumbersFrom(sequences, keyed);
};
