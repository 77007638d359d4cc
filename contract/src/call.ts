import { z } from 'zod';
import { type Endpoint, type EndpointName, endpoints } from './endpoints.ts';
import type { LimitName } from './limits.ts';
import type { RefusalCode } from './texts/refusals.ts';

/** What every call of either map has: the shop's or that of the admin application. */
export interface AnyCall {
  name: string;
  method: 'GET' | 'POST';
  path: `/api/${string}`;
  does: 'reads' | 'changes';
  limit: LimitName;
  withIdempotencyKey?: boolean;
  purpose: string;
  body: z.ZodType;
  reply: z.ZodType;
  refusals: readonly RefusalCode[];
}

/** One call of the API: everything that both sides must agree on. */
export interface Call<
  Name extends EndpointName = EndpointName,
  Body extends z.ZodType = z.ZodType,
  Reply extends z.ZodType = z.ZodType,
> {
  name: Name;
  method: (typeof endpoints)[Name]['method'];
  path: (typeof endpoints)[Name]['path'];
  who: (typeof endpoints)[Name]['who'];
  does: (typeof endpoints)[Name]['does'];
  limit: (typeof endpoints)[Name]['limit'];
  withIdempotencyKey?: boolean;
  /** Also takes the session's token from `token` of its body, if no header has one. */
  tokenInBody?: boolean;
  /** One English sentence, shown in the API documentation. */
  purpose: string;
  body: Body;
  reply: Reply;
  /** Complete: `defineCall` adds the refusals of every call. */
  refusals: readonly RefusalCode[];
}

/** What the handler of a call receives: the body after parsing, with defaults filled in. */
export type CallBody<C extends Pick<AnyCall, 'body'>> = z.output<C['body']>;

/** What the handler of a call returns, and what the caller reads. */
export type CallReply<C extends Pick<AnyCall, 'reply'>> = z.output<C['reply']>;

/** Body of a call without payload. A fetch without body, `null` and `{}` all mean the same to the spec's clients. */
export const nothing = z.strictObject({}).nullish();

/** A reply of the shop: each carries `result`, which the spec's clients compare with 'success' before anything else. */
export const successReply = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z.object({ result: z.literal('success'), ...shape });

/** The reply if the spec shows none: only success. */
export const done = successReply({});

/** Refusals that any call can return. */
export const refusalsOfEveryCall = ['invalid_request', 'too_many_requests', 'shop_busy', 'internal'] as const;

/** Joins an endpoint with its schemas and its refusals. */
export function defineCall<Name extends EndpointName, Body extends z.ZodType, Reply extends z.ZodType>(
  name: Name,
  agreed: { purpose: string; body: Body; reply: Reply; refusals: readonly RefusalCode[]; tokenInBody?: boolean },
): Call<Name, Body, Reply> {
  const endpoint = endpoints[name];
  const { who, withIdempotencyKey }: Endpoint = endpoint;
  const refusalsOfEndpoint: readonly RefusalCode[] = [
    ...(who === 'customer' ? (['login_required', 'forbidden'] as const) : []),
    ...(withIdempotencyKey ? (['key_reused'] as const) : []),
  ];
  return {
    name,
    ...endpoint,
    ...agreed,
    refusals: [...agreed.refusals, ...refusalsOfEndpoint, ...refusalsOfEveryCall],
  };
}
