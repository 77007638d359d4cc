// What is told of statements, to whoever in this process listens: never their values. Without a listener it costs a check.
import { createHash } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { preparedName } from '../db/prepare-statements.ts';

export interface Statement {
  /** With placeholders where its values are. */
  text: string;
  seconds: number;
  isFailed: boolean;
}

export const statements = channel('tokhi:statement');

/** The answer of a statement, told when it comes: in the place where it is awaited, so that the listener sees for whom. */
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

/** Tells two statements of one name apart: what is prepared has it in its name in PostgreSQL, too (db/prepare-statements.ts). */
export const statementId = (text: string): string =>
  preparedName(text) ?? createHash('sha1').update(text).digest('base64url');
