import { isDatabaseError } from './db/database-errors.ts';

/** A cyclic chain of causes must end. */
const DEEPEST = 5;

/**
 * An error for the log. PostgreSQL quotes rows and parameters in its messages («Key (email)=(…) already exists», «invalid input syntax for
 * type integer: …»), so only names of our own things are kept: the code, the constraint, the table, and where in our code it happened. Of
 * other errors only the standard fields are kept: clients attach whole commands and recipients to theirs.
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

/** The stack without its first lines, which repeat the message; a message can look like a stack. */
function frames({ stack = '', message }: Error): string {
  const lines = stack.replaceAll(message, '').split('\n');
  return lines.filter((line) => line.startsWith('    at ')).join('\n');
}
