import type { RefusalCode, RefusalDetails } from '@tokhi/contract/texts/refusals';
import { texts } from '@tokhi/contract/texts/texts';
import { refusalCode } from '../refusal-code.ts';

export interface Refused {
  is: 'refused';
  code: RefusalCode;
  text: string;
  details: RefusalDetails;
}

/** The shop did not answer: the request may or may not have been carried out. */
interface Failed {
  is: 'failed';
  text: string;
}

export type CallState = { is: 'idle' } | { is: 'waiting' } | Refused | Failed;

/** What the page shows for a failed call. */
export function stateOfError(error: unknown): Refused | Failed {
  const code = refusalCode(error);
  if (code === null) return { is: 'failed', text: texts.noConnection };
  return { is: 'refused', code, text: textOf(error), details: detailsOf(error) };
}

/** The server's messages about form fields, by their names in the body: `user.email` is the field `email`. */
export const refusedFields = ({ code, details }: Refused): Record<string, string> =>
  code === 'invalid_request'
    ? Object.fromEntries(
        Object.entries(details).map(([path, said]) => [path.slice(path.lastIndexOf('.') + 1), String(said)]),
      )
    : {};

/** The shop's own text, which is part of its answer. */
const textOf = (error: unknown): string =>
  error instanceof Error && 'text' in error && typeof error.text === 'string' ? error.text : texts.failure;

function detailsOf(error: unknown): RefusalDetails {
  const details: unknown = error instanceof Error && 'details' in error ? error.details : undefined;
  return typeof details === 'object' && details !== null ? (details as RefusalDetails) : {};
}
