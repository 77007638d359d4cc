/** The two sides of a comparison: this checkout, and the older commit. */
export type SideName = 'this' | 'older';

/** One turn of one side: so many requests in so many seconds, and their cost for the server process. */
export interface Turn {
  requests: number;
  seconds: number;
  cpuSeconds: number;
}

/** A, B, B, A, and reversed in the next round: slow changes of the machine affect both sides equally. */
export const orderOfTurns = (round: number): readonly SideName[] =>
  round % 2 === 0 ? ['this', 'older', 'older', 'this'] : ['older', 'this', 'this', 'older'];

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const total = (turns: readonly Turn[], of: keyof Turn): number => sum(turns.map((turn) => turn[of]));

export const ratePerSecond = (turns: readonly Turn[]): number => total(turns, 'requests') / total(turns, 'seconds');
export const cpuPerRequest = (turns: readonly Turn[]): number => total(turns, 'cpuSeconds') / total(turns, 'requests');

/** The turns of one item in one round. */
export type Round = Record<SideName, Turn[]>;

/** The median of the rounds, and their range. */
export interface Ratio {
  median: number;
  lowest: number;
  highest: number;
}

/** This side divided by the older one, round by round: turns that are minutes apart are never compared. */
export function ratioOf(rounds: readonly Round[], figure: (turns: readonly Turn[]) => number): Ratio {
  const sorted = rounds.map((round) => figure(round.this) / figure(round.older)).toSorted((one, other) => one - other);
  const middle = (sorted.length - 1) / 2;
  const at = (index: number): number => sorted[index] ?? Number.NaN;
  return {
    median: (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2,
    lowest: at(0),
    highest: at(sorted.length - 1),
  };
}
