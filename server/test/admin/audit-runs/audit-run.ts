import type { AdminEndpointName } from '@tokhi/contract/admin/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../../src/db/database.ts';
import type { AdminOfTest, askAdmin } from '../admin-of-test.ts';

/** One request: its body, and its sender unless it is the owner. */
export interface Run {
  body: object;
  cookie?: string;
}

/** A successful request for each changing call. */
export type Runs = Partial<Record<AdminEndpointName, () => Promise<Run>>>;

/** Dependencies of the runs; read when a run starts. */
export interface RunDeps {
  db: () => Db;
  app: () => FastifyInstance;
  admin: () => AdminOfTest;
  /** Sends a call as the owner. */
  ask: (name: AdminEndpointName, body: object) => ReturnType<typeof askAdmin>;
  /** What no audit row may contain. */
  secrets: string[];
}
