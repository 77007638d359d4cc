import { type AdminCalls, adminCalls } from '@tokhi/contract/admin/calls';
import type { FastifyInstance } from 'fastify';
import type { AdmitNetwork, FindStaffSession } from '../../callers/admin-caller.ts';
import type { AnswerIdempotently } from '../../callers/answer-idempotently.ts';
import { serveCalls } from '../calls/serve-calls.ts';
import { createRateCounts, createRateLimits } from '../limits/rate-limit.ts';
import { type HttpDeps, openHttp } from '../open-http.ts';
import { registerPictures, type ShownMedia } from '../pages/pictures.ts';
import { createAdminPolicy } from './admin-policy.ts';
import { type AdminRawRoute, serveAdminRawRoutes } from './admin-raw-routes.ts';
import type { AdminTable } from './admin-table.ts';
import { mountAdminPages } from './mount-admin-pages.ts';

export interface AdminAppDeps extends HttpDeps, ShownMedia {
  table: AdminTable;
  rawRoutes: readonly AdminRawRoute[];
  findSession: FindStaffSession;
  admitNetwork: AdmitNetwork;
  answerIdempotently: AnswerIdempotently;
  /** The clock, as a parameter: tests set the time. */
  now: () => Date;
  origin: string;
  /** Part of every key in Redis, which several shops may share. */
  shopName: string;
  rateLimitPerMinute: number;
  /** If left out, the process serves only calls: tests need no build. */
  pages?: 'sources' | 'build';
}

const MEGABYTE = 1024 * 1024;
/** Bank statements, price lists and pictures are sent as bodies, and take long over a slow connection. */
const LIMITS = { bodyLimit: 32 * MEGABYTE, requestTimeoutMs: 120_000, headersTimeoutMs: 15_000, usesCamera: true };

/** The HTTP process of the admin application: its calls, its pages and the probes. */
export async function buildAdminApp(deps: AdminAppDeps): Promise<FastifyInstance> {
  const app = await openHttp(deps, LIMITS);
  // Counted apart from the shop: a flood on the shop must not lock staff out.
  const counts = createRateCounts(deps.redis, `${deps.shopName}:admin`);
  const rateLimits = createRateLimits(counts, deps.rateLimitPerMinute);
  const policy = createAdminPolicy({ ...deps, rateLimits });
  const bound = deps.table.bound().map(([name, built]) => {
    const call: AdminCalls[typeof name] = adminCalls[name];
    return [call, built] as const;
  });
  await app.register(async (api) => serveCalls(api, { bound, policy }));
  await serveAdminRawRoutes(app, deps.rawRoutes, policy);
  if (deps.pages !== undefined) {
    await registerPictures(app, deps);
    await mountAdminPages(app, deps.pages);
  }
  return app;
}
