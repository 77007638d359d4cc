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

/** The caller that a handler gets, by what the contract says of its call. */
type CallerOf<Name extends EndpointName> = {
  anyone: Guest;
  'customer-if-signed-in': ShopCaller;
  customer: Customer;
}[Calls[Name]['who']];

/** Runs one call: the contract has parsed the body and will parse the answer. */
type Handler<Name extends EndpointName> = (body: Body<Name>, caller: CallerOf<Name>) => Promise<Reply<Name>>;

/** A cached answer is made without knowing the caller: an answer for everybody cannot depend on one person. */
type KeptHandler<Name extends EndpointName> = (body: Body<Name>) => Promise<Reply<Name>>;

/** The calls whose answers may be cached. Caching a changing call, or one about a customer, does not compile. */
type KeepableName = NamesWhere<{ does: 'reads'; who: 'anyone' | 'customer-if-signed-in' }>;

interface KeepOptions<Name extends EndpointName, Note> {
  /** For how many seconds the answer may be served again. */
  keepFor: number;
  /** Where it is cached; everywhere by default. */
  keepIn?: Keeping['place'];
  /** For an answer cached in the process: its version, if it is not the common one of all lists. */
  keptUnder?: (body: Body<Name>) => Promise<string>;
  /** For an answer cached in the process: the products whose change makes it stale. */
  shows?: (answer: Reply<Name>) => Shown;
  /** What `onAnswer` needs to know of an answer. */
  note?: (answer: Reply<Name>) => Note;
  /** Called with every answer, including cached ones. */
  onAnswer?: (body: Body<Name>, note: Note) => void;
}

/** If a session makes the answer personal, the customer's part is merged into the cached answer for every request, and never cached. */
type Own<Name extends EndpointName> = Calls[Name]['who'] extends 'anyone'
  ? { own?: never }
  : { own: (body: Body<Name>, customer: Customer) => Promise<Partial<Reply<Name>>> };

type AnyHandler = (body: unknown, caller: ShopCaller) => Promise<unknown>;
type AnyOptions = KeepOptions<never, unknown> & { own?: (body: never, customer: Customer) => Promise<object> };

/**
 * The calls that are built, with their handlers. Modules bind their calls here, one visible line each; HTTP serves the table, and the pages
 * call it in process, without an HTTP hop. A call that is not bound does not exist yet.
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

/** Pages are the same for everybody: they call as a guest, and only calls that change nothing. */
const PAGE: Guest = { who: 'nobody', requestId: 'page', address: '', browser: '', browserKey: '', call: 'page' };

/** Without `keep` every answer is computed: for the bench, and for a test that counts. */
export function createCallTable(keep?: AnswerCache): CallTable {
  const bindings = createBindings<EndpointName, Caller, ShopCaller>(shopCaller);
  return {
    bind(name, handler) {
      // Typed by name at both ends; in between, all handlers have one type.
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

/** A cached answer is parsed by the contract once, when it is made. */
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

/** Short hash of the reply's schema: while a new release starts, old and new processes share Redis but not each other's answers. */
const shapeOf = (name: EndpointName): string =>
  createHash('sha1')
    .update(JSON.stringify(z.toJSONSchema(calls[name].reply, { unrepresentable: 'any' })))
    .digest('base64url')
    .slice(0, 8);
