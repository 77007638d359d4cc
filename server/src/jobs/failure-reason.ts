import { z } from 'zod';

/** An error of ours whose message contains no personal values and may be shown as it is. */
export class JobFailure extends Error {
  override name = 'JobFailure';
}

const word = z
  .string()
  .regex(/^[\w.-]{1,80}$/)
  .optional()
  .catch(undefined);

/** The fields of an error with a fixed vocabulary: those of Node, PostgreSQL and SMTP. */
const Facts = z.object({
  name: word,
  code: word,
  originalCode: word,
  responseCode: z.int().optional().catch(undefined),
  command: z
    .string()
    .regex(/^[A-Z0-9 -]{1,40}$/)
    .optional()
    .catch(undefined),
  constraint: word,
});

/**
 * Why something failed, without personal values: messages of nodemailer quote recipients and the server's answer, those of PostgreSQL quote
 * rows. «Error EENVELOPE 550 RCPT TO» is enough to investigate.
 */
export function failureReason(error: unknown): string {
  if (error instanceof JobFailure) return error.message;
  if (!(error instanceof Error)) return 'something that is no error was thrown';
  const { name, code, originalCode, responseCode, command, constraint } = Facts.parse(error);
  const facts = [name, code, originalCode, responseCode, command, constraint].filter((fact) => fact !== undefined);
  const reason = facts.join(' ') || 'Error';
  return error.cause instanceof Error ? `${reason}, caused by ${failureReason(error.cause)}` : reason;
}

const FRAME = /^ {4}at (?:[^\n@]* \()?(?:file:|node:|\/)[^\n@]*:\d+:\d+\)?$/;
const FRAMES = 8;

/** Where it was thrown: the stack without its first line, which repeats the message. */
export function placesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const lines = (error.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  return lines.slice(0, FRAMES).map((line) => line.trim().slice('at '.length));
}
