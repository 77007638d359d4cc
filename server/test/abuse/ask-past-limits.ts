import type { BodyOf, ReplyOf } from '@tokhi/contract/client';
import type { EndpointName } from '@tokhi/contract/endpoints';
import type { Customer } from '../../src/callers/caller.ts';
import type { AppOfTest } from '../app-of-test.ts';

/** Bypasses the call limits per minute, like an attacker with any number of sessions and addresses. */
export async function askPastLimits<Name extends EndpointName>(
  shop: AppOfTest,
  caller: Customer,
  name: Name,
  body: BodyOf<Name>,
): Promise<ReplyOf<Name>> {
  const bound = shop.table.bound().find(([built]) => built === name)?.[1];
  return (await bound?.answer(body, caller)) as ReplyOf<Name>;
}
