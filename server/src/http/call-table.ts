import { createHash } from 'node:crypto';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { type Calls, calls } from '@tokhi/contract/calls';
import type { Ask } from '@tokhi/contract/client';
import type { EndpointName } from '@tokhi/contract/endpoints';
import { refuse } from '@tokhi/contract/refusals';
import { z } from 'zod';
import type { KeepAnswers, Place } from '../answers/kept-answers.ts';

/** Runs one call: the body is already parsed by the contract, the answer will be. */
type Handler<Name extends EndpointName> = (body: CallBody<Calls[Name]>) => Promise<CallReply<Calls[Name]>>;

type AnyHandler = (body: unknown) => Promise<unknown>;

/**
 * Which calls are built, and by what. Modules bind their calls here, one visible line each; HTTP serves the table, and
 * the pages ask it in process, without an HTTP hop. A call that is not bound does not exist yet.
 */
export interface CallTable {
  bind<Name extends EndpointName>(name: Name, handler: Handler<Name>, options?: Keeping<Name>): void;
  bound(): [name: EndpointName, handler: AnyHandler, isKept: boolean][];
  /** The contract's `ask`, answered in this process: the same parsing of body and reply as over HTTP. */
  ask: Ask;
}

interface Keeping<Name extends EndpointName> {
  /** Seconds the answer may be given again: public calls only, the same for everybody. */
  keepFor: number;
  /** Where it is kept; everywhere unless it says otherwise. */
  keepIn?: Place;
  /** Told of every answer, also of one that was kept. */
  onAnswer?: (body: CallBody<Calls[Name]>, answer: CallReply<Calls[Name]>) => void;
}

/** Without `keep` every answer is computed anew. */
export function createCallTable(keep?: KeepAnswers): CallTable {
  const handlers = new Map<EndpointName, AnyHandler>();
  const kept = new Set<EndpointName>();
  return {
    bind(name, handler, options) {
      if (handlers.has(name)) throw new Error(`${name} is bound twice`);
      // An open door by mistake is worse than a process that does not start: sessions come with the accounts module.
      if (calls[name].who === 'customer') throw new Error(`${name} needs a customer, and no session is checked yet`);
      // The table is typed by name at both ends; in between, a handler is kept as what all of them are.
      const run = options && keep ? keepParsed(keep, name, options, handler as AnyHandler) : (handler as AnyHandler);
      if (options && keep) kept.add(name);
      handlers.set(name, async (body) => {
        if (holdsNul(body)) throw refuse('invalid_request');
        const answer = await run(body);
        options?.onAnswer?.(body as never, answer as never);
        return answer;
      });
    },
    bound: () => [...handlers].map(([name, handler]) => [name, handler, kept.has(name)]),
    ask: async (name, body) => {
      const handler = handlers.get(name);
      if (!handler) throw new Error(`${name} is not built yet`);
      const call = calls[name];
      const parsed = call.body.safeParse(body);
      if (!parsed.success) throw refuse('invalid_request');
      const answer = await handler(parsed.data);
      return (kept.has(name) ? answer : call.reply.parse(answer)) as never;
    },
  };
}

/** A kept answer is parsed by the contract once, when it is made. */
function keepParsed(
  keep: KeepAnswers,
  name: EndpointName,
  { keepFor, keepIn }: { keepFor: number; keepIn?: Place },
  handler: AnyHandler,
): AnyHandler {
  const answer = async (body: unknown) => calls[name].reply.parse(await handler(body)) as object;
  return keep(`${name}-${shapeOf(name)}`, keepFor, answer, keepIn);
}

/** Short for the reply's schema: while a new release starts, old and new processes share Redis but not each other's answers. */
const shapeOf = (name: EndpointName): string =>
  createHash('sha1')
    .update(JSON.stringify(z.toJSONSchema(calls[name].reply, { unrepresentable: 'any' })))
    .digest('base64url')
    .slice(0, 8);

/** PostgreSQL's text cannot hold the character U+0000, and nobody types it: refused at the door instead of failing inside. */
const holdsNul = (body: unknown): boolean => JSON.stringify(body ?? null).includes('\\u0000');
