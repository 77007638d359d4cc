// Publishes statements to subscribers in this process, never their values. Without a subscriber it costs a check.
import { createHash } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { preparedName } from '../db/prepare-statements.ts';

export interface Statement {
  /** With placeholders for its values. */
  text: string;
  seconds: number;
  isFailed: boolean;
}

export const statements = channel('tokhi:statement');

/** Publishes a statement when its answer arrives, in the context that awaits it, so that subscribers see for whom. */
export function watchStatement(text: string, startedAt: number, answer: Promise<unknown>): Promise<unknown> {
  const report = (isFailed: boolean) => {
    const statement: Statement = { text, seconds: (performance.now() - startedAt) / 1_000, isFailed };
    statements.publish(statement);
  };
  return answer.then(
    (result) => {
      report(false);
      return result;
    },
    (error: unknown) => {
      report(true);
      throw error;
    },
  );
}

const VERB = /^\s*([a-z]+)/i;
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_][a-z_\d.]*)"?/i;

/** `select products`: what it does and the first table that it names. */
export function statementName(text: string): string {
  const verb = (VERB.exec(text)?.[1] ?? 'statement').toLowerCase();
  const table = TABLE.exec(text)?.[1];
  return table === undefined ? verb : `${verb} ${table}`;
}

/** Distinguishes statements of one name; a prepared one also has it in its PostgreSQL name (db/prepare-statements.ts). */
export const statementId = (text: string): string =>
  preparedName(text) ?? createHash('sha1').update(text).digest('base64url');
