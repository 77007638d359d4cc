/** The result of running one test alone; both zero: it could not start. */
export interface Outcome {
  passed: number;
  failed: number;
  /** The first error message. */
  said: string;
}
