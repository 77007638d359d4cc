import { z } from 'zod';
import type { Job } from './define-job.ts';

/** What a payload may look like when it is enqueued, as JSON Schema. */
export interface PayloadShape {
  properties: Record<string, unknown>;
  required: readonly string[];
  /** False if fields that the schema does not name are refused. */
  additionalProperties: boolean;
}

export function payloadShape({ payload }: Pick<Job, 'payload'>): PayloadShape {
  const { properties = {}, required = [], additionalProperties } = z.toJSONSchema(payload, { io: 'input' });
  return { properties, required: required.toSorted(), additionalProperties: additionalProperties !== false };
}

/**
 * Why two releases could not share a queue: the last release's worker gets payloads of this release, and this one's worker gets older
 * payloads that still wait. A payload that does not fit its job fails at every attempt.
 */
export function payloadProblems(was: PayloadShape, is: PayloadShape): string[] {
  const same = (name: string) => JSON.stringify(was.properties[name]) === JSON.stringify(is.properties[name]);
  const names = Object.keys(was.properties);
  return [
    ...is.required
      .filter((name) => !was.required.includes(name))
      .map((name) => `«${name}» has no default: payloads that wait lack it`),
    ...was.required
      .filter((name) => !is.required.includes(name))
      .map((name) => `«${name}» may be missing now: the last release’s worker needs it`),
    ...names
      .filter((name) => !(name in is.properties))
      .map((name) => `«${name}» is gone: the last release’s worker reads it`),
    ...names
      .filter((name) => name in is.properties && !same(name))
      .map((name) => `«${name}» takes other values than before`),
    ...(is.additionalProperties ? [] : ['fields of the next release would be refused']),
  ];
}
