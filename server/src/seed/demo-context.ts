import type { Studio } from './studio-files.ts';

/** What loading a model or a product needs besides its own data. */
export interface DemoContext {
  studio: Studio;
  /** Specification attributes of the model's category, by code. */
  specIds: ReadonlyMap<string, number>;
  now: Date;
}
