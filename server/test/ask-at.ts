import type { CallReply } from '@tokhi/contract/call';
import type { Calls } from '@tokhi/contract/calls';
import { type EndpointName, endpoints } from '@tokhi/contract/endpoints';

export interface AnswerAt<Name extends EndpointName> {
  status: number;
  body: CallReply<Calls[Name]> & { code?: string };
}

/** Sends a call to a shop's address over a connection, as the browser with that token does. */
export async function askAt<Name extends EndpointName>(
  address: string,
  token: string,
  name: Name,
  body: object,
  headers: Record<string, string> = {},
): Promise<AnswerAt<Name>> {
  const answer = await fetch(address + endpoints[name].path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as AnswerAt<Name>['body'] };
}
