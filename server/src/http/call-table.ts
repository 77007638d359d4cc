import { createHash } from 'node:crypto';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { type Calls, calls } from '@tokhi/contract/calls';
import type { Ask } from '@tokhi/contract/client';
import type { EndpointName } from '@tokhi/contract/endpoints';
import { refuse } from '@tokhi/contract/refusals';
import { z } from 'zod';
import type { KeepAnswers, Keeping } from '../answers/kept-answers.ts';

/** Runs one call: the body is already parsed by the contract, the answer will be. */
type Handler<Name extends EndpointName> = (body: CallBody<Calls[Name]>) => Promise<CallReply<Calls[Name]>>;

type AnyHandler = (body: unknown) => Promise<unknown>;

/** A call that is built. */
interface Bound {
  answer: AnyHandler;
  /** The answer as it is sent, of a call whose answers are kept: parsed by the contract and printed when it was made. */
  print: ((body: unknown) => Promise<Buffer>) | null;
}

/**
 * Which calls are built, and by what. Modules bind their calls here, one visible line each; HTTP serves the table, and
 * the pages ask it in process, without an HTTP hop. A call that is not bound does not exist yet.
 */
export interface CallTable {
  bind<Name extends EndpointName, Note>(name: Name, handler: Handler<Name>, options?: Options<Name, Note>): void;
  bound(): [name: EndpointName, bound: Bound][];
  /** The contract's `ask`, answered in this process: the same parsing of body and reply as over HTTP. */
  ask: Ask;
}

interface Options<Name extends EndpointName, Note> {
  /** Seconds the answer may be given again: public calls only, the same for everybody. */
  keepFor: number;
  /** Where it is kept; everywhere unless it says otherwise. */
  keepIn?: Keeping['place'];
  /** What `onAnswer` has to know of an answer. */
  note?: (answer: CallReply<Calls[Name]>) => Note;
  /** Told of every answer, also of one that was kept. */
  onAnswer?: (body: CallBody<Calls[Name]>, note: Note) => void;
}

type AnyOptions = Options<never, unknown>;

/** Without `keep` every answer is computed anew. */
export function createCallTable(keep?: KeepAnswers): CallTable {
  const built = new Map<EndpointName, Bound>();
  return {
    bind(name, handler, options) {
      if (built.has(name)) throw new Error(`${name} is bound twice`);
      // An open door by mistake is worse than a process that does not start: sessions come with the accounts module.
      if (calls[name].who === 'customer') throw new Error(`${name} needs a customer, and no session is checked yet`);
      // The table is typed by name at both ends; in between, a handler is kept as what all of them are.
      const run = withoutNul(handler as AnyHandler);
      const asked = options as AnyOptions | undefined;
      built.set(name, asked && keep ? bindKept(keep, name, asked, run) : bindPlain(run, asked));
    },
    bound: () => [...built],
    ask: async (name, body) => {
      const bound = built.get(name);
      if (!bound) throw new Error(`${name} is not built yet`);
      const call = calls[name];
      const parsed = call.body.safeParse(body);
      if (!parsed.success) throw refuse('invalid_request');
      const answer = await bound.answer(parsed.data);
      return (bound.print ? answer : call.reply.parse(answer)) as never;
    },
  };
}

function bindPlain(run: AnyHandler, options: AnyOptions | undefined): Bound {
  const answer: AnyHandler = async (body) => {
    const made = await run(body);
    options?.onAnswer?.(body as never, options.note?.(made as never));
    return made;
  };
  return { answer, print: null };
}

/** A kept answer is parsed by the contract once, when it is made. */
function bindKept(keep: KeepAnswers, name: EndpointName, options: AnyOptions, run: AnyHandler): Bound {
  const { keepFor, keepIn, onAnswer } = options;
  const note = options.note as Keeping['note'];
  const kept = keep(
    `${name}-${shapeOf(name)}`,
    { seconds: keepFor, place: keepIn, note },
    async (body) => calls[name].reply.parse(await run(body)) as object,
  );
  const print = async (body: unknown): Promise<Buffer> => {
    const given = await kept(body);
    onAnswer?.(body as never, given.note);
    return given.print;
  };
  return { answer: async (body) => JSON.parse((await print(body)).toString()), print };
}

/** Short for the reply's schema: while a new release starts, old and new processes share Redis but not each other's answers. */
const shapeOf = (name: EndpointName): string =>
  createHash('sha1')
    .update(JSON.stringify(z.toJSONSchema(calls[name].reply, { unrepresentable: 'any' })))
    .digest('base64url')
    .slice(0, 8);

/** PostgreSQL's text cannot hold the character U+0000, and nobody types it: refused at the door instead of failing inside. */
const withoutNul =
  (run: AnyHandler): AnyHandler =>
  async (body) => {
    if (JSON.stringify(body ?? null).includes('\\u0000')) throw refuse('invalid_request');
    return run(body);
  };
