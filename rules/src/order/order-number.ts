// Order number (spec §9 Terms, decision 13): IK and ten digits, scattered by a secret key: numbers do not tell how many orders there are, and each ten thousand of them has every ending once.

const PREFIX = 'IK';
/** Last four digits: they identify the order in a bank transfer. */
const ENDING_SIDE = 100;
const ENDINGS = ENDING_SIDE ** 2;
/** First six digits. */
const HEAD_SIDE = 1_000;
const HEADS = HEAD_SIDE ** 2;
const ROUNDS = 10;
/** Looks like a mistake, so no order gets it. */
const NO_NUMBER = `${PREFIX}0000000000`;

/** A whole number from 0 on that cannot be computed from the text without the key. */
export type KeyedHash = (text: string) => number;

/** Whether a text is a whole order number. */
export const isOrderNumber = (text: string): boolean => /^IK\d{10}$/.test(text);

/** A Feistel network over side × side values: a permutation that cannot be inverted without the hash. */
function permute(value: number, side: number, hash: (round: number, half: number) => number): number {
  let [left, right] = [Math.floor(value / side), value % side];
  for (let round = 0; round < ROUNDS; round += 1) {
    [left, right] = [right, (left + hash(round, right)) % side];
  }
  return left * side + right;
}

function orderNumberFrom(sequence: number, keyed: KeyedHash): string {
  const block = Math.floor(sequence / ENDINGS) % HEADS;
  // Each block of 10,000 has each ending once, in an order of its own.
  const ending = permute(sequence % ENDINGS, ENDING_SIDE, (round, half) => keyed(`ending ${block} ${round},${half}`));
  const head = permute(block, HEAD_SIDE, (round, half) => keyed(`head ${ending} ${round},${half}`));
  return PREFIX + String(head * ENDINGS + ending).padStart(10, '0');
}

/** Order numbers by sequence number, from 0 on; one has none. If an unpaid order has the same ending, the next number has another. */
export const orderNumbersFrom = (sequences: readonly number[], keyed: KeyedHash): string[] =>
  sequences.map((sequence) => orderNumberFrom(sequence, keyed)).filter((number) => number !== NO_NUMBER);
