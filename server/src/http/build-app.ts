import { type Calls, calls } from '@tokhi/contract/calls';
import type { FastifyInstance } from 'fastify';
import type { AnswerIdempotently } from '../callers/answer-idempotently.ts';
import type { FindSession } from '../callers/caller.ts';
import type { OnRefused } from '../callers/refused-call.ts';
import { registerApiDocs } from './calls/api-docs.ts';
import type { CallTable } from './calls/call-table.ts';
import { type RawRoute, serveRawRoutes } from './calls/raw-routes.ts';
import { serveCalls } from './calls/serve-calls.ts';
import { createShopPolicy } from './calls/shop-policy.ts';
import { createLimitBy, createRateCounts, createRateLimits } from './limits/rate-limit.ts';
import { type HttpDeps, openHttp } from './open-http.ts';
import { registerMapTiles, type ShowMapTile } from './pages/map-tiles.ts';
import { registerPictures, type ShownMedia } from './pages/pictures.ts';
import { limitSearchPages } from './pages/search-pages.ts';

export interface AppDeps extends HttpDeps, ShownMedia {
  table: CallTable;
  /** The accounts module provides it; without it no call for customers can be served. */
  findSession?: FindSession | undefined;
  answerIdempotently: AnswerIdempotently;
  /** Called with every refusal. */
  onRefused?: OnRefused | undefined;
  /** Endpoints that are not calls: callbacks, popups, files. */
  rawRoutes?: readonly RawRoute[];
  /** Provides the map of the shipping page; without it there are no tiles. */
  showMapTile?: ShowMapTile;
  /** Part of every key in Redis, which several shops may share. */
  shopName: string;
  rateLimitPerMinute: number;
  /** A request that has not arrived whole by then is aborted, its headers in half the time. */
  requestTimeoutMs?: number;
  /** Whether the page of the API documents is served: never in production (see api-docs.ts). */
  showsApiDocs: boolean;
}

const REQUEST_TIMEOUT_MS = 15_000;
const BODY_LIMIT = 256 * 1024;

/** The HTTP process without the storefront: calls, API documents, pictures and probes. */
export async function buildApp(deps: AppDeps): Promise<FastifyInstance> {
  const { table, findSession, answerIdempotently, onRefused, requestTimeoutMs = REQUEST_TIMEOUT_MS } = deps;
  const headersTimeoutMs = Math.round(requestTimeoutMs / 2);
  const app = await openHttp(deps, { bodyLimit: BODY_LIMIT, requestTimeoutMs, headersTimeoutMs });
  const rateLimits = createRateLimits(createRateCounts(deps.redis, deps.shopName), deps.rateLimitPerMinute);
  const limitBy = createLimitBy(rateLimits);
  limitSearchPages(app, limitBy);
  await registerPictures(app, deps);
  if (deps.showMapTile) registerMapTiles(app, deps.showMapTile, limitBy);
  if (deps.showsApiDocs) await registerApiDocs(app);
  const policy = createShopPolicy({ rateLimits, findSession, answerIdempotently });
  const bound = boundWithCalls(table, findSession !== undefined);
  await app.register(async (api) => serveCalls(api, { bound, policy, onRefused }));
  await serveRawRoutes(app, deps.rawRoutes ?? [], { limitBy, findSession, onRefused });
  return app;
}

/** A call that is open by mistake is worse than a process that does not start. */
function boundWithCalls(table: CallTable, checksSessions: boolean) {
  return table.bound().map(([name, bound]) => {
    const call: Calls[typeof name] = calls[name];
    if (call.who === 'customer' && !checksSessions)
      throw new Error(`${name} needs a customer, and no session is checked`);
    return [call, bound] as const;
  });
}
