import { type AdminCalls, adminCalls } from '@tokhi/contract/admin/calls';
import type { FastifyInstance } from 'fastify';
import type { FindStaffSession } from '../../callers/admin-caller.ts';
import { serveCalls } from '../calls/serve-calls.ts';
import { createRateCounts, createRateLimits } from '../limits/rate-limit.ts';
import { type HttpDeps, openHttp } from '../open-http.ts';
import { createAdminPolicy } from './admin-policy.ts';
import type { AdminTable } from './admin-table.ts';

export interface AdminAppDeps extends HttpDeps {
  table: AdminTable;
  findSession: FindStaffSession;
  origin: string;
  /** In the keys of Redis, which several shops may share. */
  shopName: string;
  rateLimitPerMinute: number;
}

const MEGABYTE = 1024 * 1024;
/** Bank statements, price lists and pictures are sent as bodies; over a slow line they take their time. */
const LIMITS = { bodyLimit: 32 * MEGABYTE, requestTimeoutMs: 120_000, headersTimeoutMs: 15_000 };

/** The HTTP process of the admin application: its calls and the probes. */
export async function buildAdminApp(deps: AdminAppDeps): Promise<FastifyInstance> {
  const app = await openHttp(deps, LIMITS);
  // Counted apart from the shop: a flood there must not lock staff out.
  const counts = createRateCounts(deps.redis, `${deps.shopName}:admin`);
  const rateLimits = createRateLimits(counts, deps.rateLimitPerMinute);
  const policy = createAdminPolicy({ rateLimits, findSession: deps.findSession, origin: deps.origin });
  const bound = deps.table.bound().map(([name, built]) => {
    const call: AdminCalls[typeof name] = adminCalls[name];
    // A call that is open by mistake is worse than a process that does not start.
    if (call.stepUp) throw new Error(`${name} asks for a fresh second factor, which nothing checks yet`);
    return [call, built] as const;
  });
  await app.register(async (api) => serveCalls(api, { bound, policy }));
  return app;
}
