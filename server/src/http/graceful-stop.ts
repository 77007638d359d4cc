import { Server as NetServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { forceExit } from '../force-exit.ts';
import type { Logger } from '../logger.ts';

export interface Stopping {
  isDraining: () => boolean;
  /** Call once the process listens: SIGTERM and SIGINT then stop it in order. */
  onSignal: (closeResources: () => Promise<void>) => void;
}

/** How long an open connection may stay idle before it is closed; a request that is already on the wire arrives sooner. */
const SILENCE_MS = 1_000;
/** No answer takes longer (a silent database fails earlier, see db/database.ts); a connection that is still open then is broken. */
const LONGEST_MS = 16_000;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * No request is lost when a process is replaced. On SIGTERM it
 * 1. reports «not ready» and serves as before, so that the balancer switches to other processes;
 * 2. stops listening, and only then closes each open connection after its next answer. Closing them earlier would make the clients
 *    reconnect, and connections in the kernel's queue are reset when the listener closes;
 * 3. closes idle connections, then its dependencies;
 * 4. ends in any case if one of them does not close.
 */
export function createStopping(
  app: FastifyInstance,
  { logger, drainMs }: { logger: Logger; drainMs: number },
): Stopping {
  let draining = false;
  let closing = false;
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });

  async function stopListening(): Promise<void> {
    // Right after the event loop accepted the waiting connections. Not http's own close: it resets connections that have just been accepted
    // and whose request has not arrived yet.
    await new Promise((resolve) => setImmediate(resolve));
    NetServer.prototype.close.call(app.server);
    closing = true;
  }

  async function lastAnswers(): Promise<void> {
    const started = performance.now();
    const open = () => new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));
    while ((await open()) > 0 && performance.now() - started < LONGEST_MS) {
      // Right after the event loop read what had arrived: a stalled process would mistake a connection with an unread request for idle.
      await new Promise((resolve) => setImmediate(resolve));
      if (performance.now() - started > SILENCE_MS) app.server.closeIdleConnections();
      await pause(20);
    }
  }

  const stop = async (signal: string, closeResources: () => Promise<void>) => {
    if (draining) return;
    draining = true;
    logger.info({ signal, drainMs }, 'stopping: not ready any more');
    forceExit(logger, drainMs);
    await pause(drainMs);
    await stopListening();
    await lastAnswers();
    // The listener is closed already; Fastify's own close reports that as an error.
    await app.close().catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ERR_SERVER_NOT_RUNNING') throw error;
    });
    await closeResources();
    logger.info('stopped');
  };

  return {
    isDraining: () => draining,
    onSignal(closeResources) {
      for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal, closeResources));
    },
  };
}
