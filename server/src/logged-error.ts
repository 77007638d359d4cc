import { isDatabaseError } from './db/database-errors.ts';

/** A chain of causes that goes round must not go round for ever. */
const DEEPEST = 5;

/**
 * An error as the log may have it. PostgreSQL quotes rows and parameters in what it says («Key (email)=(…) already exists»,
 * «invalid input syntax for type integer: …»), so of its errors only what names our own things is kept: the code, the
 * constraint, the table, and where in our code it happened. Of others nothing but what every error has: clients hang
 * whole commands and recipients on theirs.
 */
export function loggedError(error: unknown, depth = 0): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const type = error.constructor.name;
  const inner = depth < DEEPEST ? innerErrors(error, depth + 1) : {};
  if (isDatabaseError(error)) {
    const { code, severity, schema, table, column, constraint, routine, position } = error;
    return {
      type,
      code,
      severity,
      schema,
      table,
      column,
      constraint,
      routine,
      position,
      stack: frames(error),
      ...inner,
    };
  }
  const { code, statusCode, syscall } = error as Error & { code?: unknown; statusCode?: unknown; syscall?: unknown };
  return { type, message: error.message, code, statusCode, syscall, stack: error.stack, ...inner };
}

function innerErrors(error: Error, depth: number): object {
  return {
    ...(error.cause === undefined ? {} : { cause: loggedError(error.cause, depth) }),
    ...(error instanceof AggregateError ? { errors: error.errors.map((one) => loggedError(one, depth)) } : {}),
  };
}

/** The stack without its head, which repeats the message; what a message says can look like a stack. */
function frames({ stack = '', message }: Error): string {
  const lines = stack.replaceAll(message, '').split('\n');
  return lines.filter((line) => line.startsWith('    at ')).join('\n');
}
