import type { Outcome } from './connection.ts';
import type { Input } from './input.ts';

/** What is wrong with an outcome, and the input before it on its connection. */
export interface Finding {
  what: 'fault' | 'hang' | 'reset' | 'dropped' | 'garbled' | 'stray' | 'log' | 'leak' | 'life';
  said: string;
  /** Empty if no single input is the cause. */
  input: string;
  recipe: string;
  /** The input before it on the same connection, if any: often the cause of a broken connection. */
  after: string | null;
  /** To find it in the log. */
  requestId: string | null;
}

/** Answers of HTTP itself to what it does not support: a coding or a version. */
const OF_THE_PROTOCOL = [501, 505];

export const DROPPED = 'closed after an answer that said it would stay open';

/** Null if the shop reacted as expected. */
export function judge(input: Input, outcome: Outcome): Pick<Finding, 'what' | 'said'> | null {
  const { answers, end, why = '' } = outcome;
  const isRight = input.deserves === 'answers';
  for (const { status } of answers) {
    if (status >= 500 && (isRight || !OF_THE_PROTOCOL.includes(status))) return { what: 'fault', said: String(status) };
  }
  if (end === 'garbled') return { what: 'garbled', said: why };
  if (end === 'silent') {
    const seconds = Math.round(outcome.ms / 1_000);
    return { what: 'hang', said: `${outcome.torn ? 'half an answer' : 'no answer'} in ${seconds} s` };
  }
  if (outcome.unannounced) return { what: 'dropped', said: DROPPED };
  if (!isRight) return null;
  if (end === 'closed') {
    const missing = `${answers.length} of ${input.methods.length} answers`;
    return { what: 'reset', said: `${why} after ${missing}${outcome.torn ? ' and a part' : ''}` };
  }
  return null;
}

/** Bytes in a form to read and to repeat: printable ones unchanged. */
export function shownBytes(pieces: readonly Buffer[], most = 600): string {
  const text = JSON.stringify(Buffer.concat(pieces).toString('latin1')).slice(1, -1);
  return text.length <= most ? text : `${text.slice(0, most)}… (${text.length} in all)`;
}
