import { createHmac } from 'node:crypto';
import { orderNumbersFrom } from '@tokhi/rules/order/order-number';

/** The order numbers of values of the sequence. */
export type OrderNumbers = (sequences: readonly number[]) => string[];

/** Bytes of the hash that make a number: so many that no remainder by 1,000 is likelier than another. */
const BYTES = 6;

/** By the shop's secret key: who does not have it cannot tell from numbers how many orders there are (decision 13). */
export const orderNumbersBy = (key: string): OrderNumbers => {
  const keyed = (text: string) => createHmac('sha256', key).update(text).digest().readUIntBE(0, BYTES);
  return (sequences) => orderNumbersFrom(sequences, keyed);
};
