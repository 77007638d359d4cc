import { refuse } from '@tokhi/contract/texts/refusals';

/** A call that is built. */
export interface Bound<Who> {
  answer: (body: unknown, caller: Who) => Promise<unknown>;
  /** The answer as it is sent, of a call whose answers are kept: parsed by the contract and printed when it was made. */
  print: ((body: unknown, caller: Who) => Promise<Buffer>) | null;
}

interface Bindings<Name, Who, Narrow> {
  add: (name: Name, bound: Bound<Narrow>) => void;
  get: (name: Name) => Bound<Who> | undefined;
  bound: () => [name: Name, bound: Bound<Who>][];
}

/**
 * The handlers of the calls of one map, by name. `narrow` refuses whoever is not for these calls before a handler runs, so that
 * a call that is asked past HTTP is guarded, too.
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

/** PostgreSQL's text cannot hold the character U+0000, and nobody types it: refused on arrival instead of failing inside. */
export const withoutNul =
  <Who>(run: (body: unknown, caller: Who) => Promise<unknown>) =>
  async (body: unknown, caller: Who): Promise<unknown> => {
    if (JSON.stringify(body ?? null).includes('\\u0000')) throw refuse('invalid_request');
    return run(body, caller);
  };
