import type { AdminEndpointName } from '@tokhi/contract/admin/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../src/db/database.ts';
import type { AdminOfTest, askAdmin } from '../admin-of-test.ts';

/** One request: its body, and who sends it where that is not the owner. */
export interface Run {
  body: object;
  cookie?: string;
}

/** How each changing call is made to succeed. */
export type Runs = Partial<Record<AdminEndpointName, () => Promise<Run>>>;

/** What runs work with; read when a run starts. */
export interface RunDeps {
  db: () => Db;
  app: () => FastifyInstance;
  admin: () => AdminOfTest;
  /** As the owner who sends the request. */
  ask: (name: AdminEndpointName, body: object) => ReturnType<typeof askAdmin>;
  /** What no audit row may hold. */
  secrets: string[];
}
