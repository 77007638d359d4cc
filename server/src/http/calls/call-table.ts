import { createHash } from 'node:crypto';
import type { CallBody, CallReply } from '@tokhi/contract/call';
import { type Calls, calls } from '@tokhi/contract/calls';
import type { Ask } from '@tokhi/contract/client';
import type { EndpointName, NamesWhere } from '@tokhi/contract/endpoints';
import { refuse } from '@tokhi/contract/texts/refusals';
import { z } from 'zod';
import { withAbort } from '../../cache/abort.ts';
import type { AnswerCache, Keeping } from '../../cache/answer-cache.ts';
import type { Shown } from '../../cache/changes.ts';
import type { Caller, Customer, Guest, ShopCaller } from '../../callers/caller.ts';
import { shopCaller } from '../../callers/shop-caller.ts';
import { type Bound, createBindings, withoutNul } from './bindings.ts';

type Body<Name extends EndpointName> = CallBody<Calls[Name]>;
type Reply<Name extends EndpointName> = CallReply<Calls[Name]>;

/** Whom a handler may meet, by what the contract says of its call. */
type CallerOf<Name extends EndpointName> = {
  anyone: Guest;
  'customer-if-signed-in': ShopCaller;
  customer: Customer;
}[Calls[Name]['who']];

/** Runs one call: the body is already parsed by the contract, the answer will be. */
type Handler<Name extends EndpointName> = (body: Body<Name>, caller: CallerOf<Name>) => Promise<Reply<Name>>;

/** An answer that may be kept is made without knowing who asks: what is the same for everybody cannot tell anybody apart. */
type KeptHandler<Name extends EndpointName> = (body: Body<Name>) => Promise<Reply<Name>>;

/** The calls whose answers may be kept. The answer of a changing call, or of one about a customer, does not compile here. */
type KeepableName = NamesWhere<{ does: 'reads'; who: 'anyone' | 'customer-if-signed-in' }>;

interface KeepOptions<Name extends EndpointName, Note> {
  /** Seconds the answer may be given again. */
  keepFor: number;
  /** Where it is kept; everywhere unless it says otherwise. */
  keepIn?: Keeping['place'];
  /** Of an answer kept in the process: its version, where that is not the one of all lists. */
  keptUnder?: (body: Body<Name>) => Promise<string>;
  /** Of an answer kept in the process: the products that make it old when they change. */
  shows?: (answer: Reply<Name>) => Shown;
  /** What `onAnswer` has to know of an answer. */
  note?: (answer: Reply<Name>) => Note;
  /** Told of every answer, also of one that was kept. */
  onAnswer?: (body: Body<Name>, note: Note) => void;
}

/** Where a session makes the answer personal, the customer's own part is laid over the kept one at every ask, and never kept. */
type Own<Name extends EndpointName> = Calls[Name]['who'] extends 'anyone'
  ? { own?: never }
  : { own: (body: Body<Name>, customer: Customer) => Promise<Partial<Reply<Name>>> };

type AnyHandler = (body: unknown, caller: ShopCaller) => Promise<unknown>;
type AnyOptions = KeepOptions<never, unknown> & { own?: (body: never, customer: Customer) => Promise<object> };

/**
 * Which calls are built, and by what. Modules bind their calls here, one visible line each; HTTP serves the table, and
 * the pages ask it in process, without an HTTP hop. A call that is not bound does not exist yet.
 */
export interface CallTable {
  bind<Name extends EndpointName>(name: Name, handler: Handler<Name>): void;
  bindKept<Name extends KeepableName, Note>(
    name: Name,
    handler: KeptHandler<Name>,
    options: KeepOptions<Name, Note> & Own<Name>,
  ): void;
  bound(): [name: EndpointName, bound: Bound<Caller>][];
  /** The contract's `ask` for pages, answered in this process: the same parsing of body and reply as over HTTP. */
  ask: Ask;
}

/** Pages are the same for everybody: they ask as nobody, and only for what changes nothing. */
const PAGE: Guest = { who: 'nobody', requestId: 'page', address: '', browser: '', browserKey: '', call: 'page' };

/** Without `keep` every answer is computed anew: what the bench measures, and a test that counts. */
export function createCallTable(keep?: AnswerCache): CallTable {
  const bindings = createBindings<EndpointName, Caller, ShopCaller>(shopCaller);
  return {
    bind(name, handler) {
      // The table is typed by name at both ends; in between, a handler is kept as what all of them are.
      bindings.add(name, { answer: withoutNul(handler as AnyHandler), print: null });
    },
    bindKept(name, handler, options) {
      bindings.add(
        name,
        bindKept(keep ?? computeAnew, name, options as unknown as AnyOptions, withoutNul(handler as AnyHandler)),
      );
    },
    bound: bindings.bound,
    ask: async (name, body, { signal } = {}) => {
      const bound = bindings.get(name);
      if (!bound) throw new Error(`${name} is not built yet`);
      const call = calls[name];
      if (call.does !== 'reads' || call.who === 'customer') throw new Error(`${name} is not for pages`);
      const parsed = call.body.safeParse(body);
      if (!parsed.success) throw refuse('invalid_request');
      const run = () => bound.answer(parsed.data, PAGE);
      const answer = await (signal ? withAbort(signal, run) : run());
      return (bound.print ? answer : call.reply.parse(answer)) as never;
    },
  };
}

/** A kept answer is parsed by the contract once, when it is made. */
function bindKept(keep: AnswerCache, name: EndpointName, options: AnyOptions, run: AnyHandler): Bound<ShopCaller> {
  const { keepFor, keepIn, onAnswer, own } = options;
  const note = options.note as Keeping['note'];
  const version = options.keptUnder as Keeping['version'];
  const shows = options.shows as Keeping['shows'];
  const kept = keep(
    `${name}-${shapeOf(name)}`,
    { seconds: keepFor, place: keepIn, note, version, shows },
    async (body) => calls[name].reply.parse(await run(body, PAGE)) as object,
  );
  const print = async (body: unknown, caller: ShopCaller): Promise<Buffer> => {
    const given = await kept(body);
    onAnswer?.(body as never, given.note);
    if (own === undefined || caller.who !== 'customer') return given.print;
    const whole = { ...JSON.parse(given.print.toString()), ...(await own(body as never, caller)) };
    return Buffer.from(JSON.stringify(calls[name].reply.parse(whole)));
  };
  return { answer: async (body, caller) => JSON.parse((await print(body, caller)).toString()), print };
}

const computeAnew: AnswerCache =
  (_name, { note }, answer) =>
  async (body) => {
    const made = await answer(body);
    return { print: Buffer.from(JSON.stringify(made)), note: note?.(made) };
  };

/** Short for the reply's schema: while a new release starts, old and new processes share Redis but not each other's answers. */
const shapeOf = (name: EndpointName): string =>
  createHash('sha1')
    .update(JSON.stringify(z.toJSONSchema(calls[name].reply, { unrepresentable: 'any' })))
    .digest('base64url')
    .slice(0, 8);
