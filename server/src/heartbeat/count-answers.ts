import type { FastifyInstance } from 'fastify';
import { createRecentAnswers, type RecentAnswers } from './recent-answers.ts';

const SLICES = 20;
const SLICE_MS = 15_000;
/** Requests of machines, not of people. */
const PROBES = new Set(['/metrics', '/healthz', '/readyz']);

/** Counts the answers of an HTTP process in the last five minutes. Event streams end with their page and say nothing about speed. */
export function countAnswers(app: FastifyInstance, now: () => Date): RecentAnswers {
  const answers = createRecentAnswers(now, SLICES, SLICE_MS);
  app.addHook('onResponse', async (request, reply) => {
    const isStream = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    if (isStream || PROBES.has(request.routeOptions.url ?? '')) return;
    answers.note({ isFailed: reply.statusCode >= 500, ms: reply.elapsedTime });
  });
  return answers;
}
