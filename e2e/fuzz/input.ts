/** What the other side owes: an answer to each request, an answer or a closed door, or nothing because we went away. */
export type Deserves = 'answers' | 'answer or close' | 'nothing';

/** Something thrown at the shop. */
export interface Input {
  /** Enough, with the seed, to throw it again: `search/17@shop`. */
  id: string;
  /** What is wrong with it; also a run's reason to give up on it. */
  recipe: string;
  /** Written one after the other, with a moment in between. */
  pieces: Buffer[];
  /** Of the requests in it: an answer to HEAD has no body. */
  methods: string[];
  deserves: Deserves;
  /** Nothing else goes over its connection afterwards. */
  isLast: boolean;
}
