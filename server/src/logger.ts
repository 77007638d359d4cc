import pino, { type DestinationStream, type Logger } from 'pino';
import { loggedError } from './logged-error.ts';

export type { Logger };

/**
 * One JSON line per event. Personal data stays out by construction: requests are logged by route pattern, never by body,
 * header, query or address (see http/requests/request-log.ts); the redaction here is the second fence, for a logged object by mistake.
 */
export function createLogger(options: { level: string; process: string }, destination?: DestinationStream): Logger {
  const settings = {
    level: options.level,
    base: { process: options.process, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
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
