/** Words that only the fuzzer writes: where they appear, data of a visitor was logged. */
export interface Markers {
  /** In bodies, queries and headers: never in a log. */
  secret: string;
  /** In paths: never in the shop's log, which names routes by their pattern; the edge logs paths. */
  path: string;
}

/** The id of a request sent straight to the shop; its log has it in every error. */
export const requestIdOf = (input: string): string => `fuzz-${input.replace(/@.*/, '').replace('/', '-')}`;

/** The input of such an id. */
export function inputOfRequest(requestId: string | null): string | null {
  const [, name, number] = /^fuzz-(\w+)-(\d+)$/.exec(requestId ?? '') ?? [];
  return name === undefined ? null : `${name}/${number}@shop`;
}

export const markersOf = (seed: number): Markers => ({ secret: `zqsecret${seed}qz`, path: `zqpath${seed}qz` });
