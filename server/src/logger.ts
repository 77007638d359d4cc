import pino, { type DestinationStream, type Logger } from 'pino';
import { loggedError } from './logged-error.ts';
import { currentTrace, type Trace } from './observability/trace.ts';

export type { Logger };

const TRACE = Symbol('trace');

/** A logger that always logs with this trace. */
export const loggerIn = (logger: Logger, trace: Trace): Logger => Object.assign(logger, { [TRACE]: trace });

function traceFact(logger: Logger & { [TRACE]?: Trace }): object {
  const trace = logger[TRACE] ?? currentTrace();
  return trace === undefined ? {} : { traceId: trace.traceId };
}

/**
 * One JSON line per event. Personal data stays out by construction: requests are logged by route pattern, never by body, header, query or
 * address (see http/requests/request-log.ts); the redaction here is a second safeguard, for objects logged by mistake.
 */
export function createLogger(options: { level: string; process: string }, destination?: DestinationStream): Logger {
  const settings = {
    level: options.level,
    base: { process: options.process, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: (_facts: object, _level: number, logger: Logger) => traceFact(logger),
    serializers: { err: (error: unknown) => loggedError(error) },
    redact: {
      paths: ['email', 'phone', 'name', 'password', 'token', 'recipient', 'headers', 'body'].flatMap((key) => [
        key,
        `*.${key}`,
      ]),
      censor: '[personal]',
    },
  };
  return destination ? pino(settings, destination) : pino(settings);
}
