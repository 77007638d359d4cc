/** The expected reaction: an answer to each request, an answer or a closed connection, or nothing because we left. */
export type Deserves = 'answers' | 'answer or close' | 'nothing';

/** One input for the shop. */
export interface Input {
  /** With the seed, enough to send it again: `search/17@shop`. */
  id: string;
  /** Its mutation; a run stops using a recipe that causes too many hangs. */
  recipe: string;
  /** Sent one after the other, with a pause in between. */
  pieces: Buffer[];
  /** Of its requests: an answer to HEAD has no body. */
  methods: string[];
  deserves: Deserves;
  /** The connection is not used afterwards. */
  isLast: boolean;
}
