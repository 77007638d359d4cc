import { refuse } from '@tokhi/contract/texts/refusals';

/** A call that has a handler. */
export interface Bound<Who> {
  answer: (body: unknown, caller: Who) => Promise<unknown>;
  /** For a call whose answers are cached: the bytes to send, parsed by the contract and serialised when the answer was made. */
  print: ((body: unknown, caller: Who) => Promise<Buffer>) | null;
}

interface Bindings<Name, Who, Narrow> {
  add: (name: Name, bound: Bound<Narrow>) => void;
  get: (name: Name) => Bound<Who> | undefined;
  bound: () => [name: Name, bound: Bound<Who>][];
}

/**
 * The handlers of the calls of one map, by name. `narrow` refuses a caller of the wrong kind before a handler runs, so that a call is
 * guarded even when it is made without HTTP.
 */
export function createBindings<Name extends string, Who, Narrow>(
  narrow: (caller: Who) => Narrow,
): Bindings<Name, Who, Narrow> {
  const built = new Map<Name, Bound<Who>>();
  return {
    add(name, { answer, print }) {
      if (built.has(name)) throw new Error(`${name} is bound twice`);
      built.set(name, {
        answer: async (body, caller) => answer(body, narrow(caller)),
        print: print && (async (body, caller) => print(body, narrow(caller))),
      });
    },
    get: (name) => built.get(name),
    bound: () => [...built],
  };
}

/** PostgreSQL's text cannot contain the character U+0000, and nobody types it: it is refused on arrival instead of failing inside. */
export const withoutNul =
  <Who>(run: (body: unknown, caller: Who) => Promise<unknown>) =>
  async (body: unknown, caller: Who): Promise<unknown> => {
    if (JSON.stringify(body ?? null).includes('\\u0000')) throw refuse('invalid_request');
    return run(body, caller);
  };
