/** Words that nobody else writes: where they turn up, something of a visitor was written down. */
export interface Markers {
  /** In bodies, queries and headers: in no log at all. */
  secret: string;
  /** In paths: not in the shop's log, which names routes by their pattern; the edge logs paths. */
  path: string;
}

/** The id of a request that goes straight to the shop; its log says it again with every complaint. */
export const requestIdOf = (input: string): string => `fuzz-${input.replace(/@.*/, '').replace('/', '-')}`;

/** The input of such an id. */
export function inputOfRequest(requestId: string | null): string | null {
  const [, name, number] = /^fuzz-(\w+)-(\d+)$/.exec(requestId ?? '') ?? [];
  return name === undefined ? null : `${name}/${number}@shop`;
}

export const markersOf = (seed: number): Markers => ({ secret: `zqsecret${seed}qz`, path: `zqpath${seed}qz` });
