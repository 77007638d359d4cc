import type { EndpointName } from '@tokhi/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import type { Db } from '../../src/db/database.ts';

export interface AskedCall {
  body: object;
  token?: string;
}

/** Where the rows of a call are prepared: a different shop process than the measured one. */
export interface Preparing {
  db: Db;
  app: FastifyInstance;
}

export interface CallToMeasure {
  name: string;
  call: EndpointName;
  prepare: (preparing: Preparing) => Promise<AskedCall>;
}
