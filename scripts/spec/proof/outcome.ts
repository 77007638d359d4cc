/** What came of running one test alone; both zero: it could not even begin. */
export interface Outcome {
  passed: number;
  failed: number;
  /** The first complaint. */
  said: string;
}
