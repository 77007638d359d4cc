// Calls that were refused until the second factor is renewed. They wait here, the dialog of the shell asks for the factor once
// for all of them, and then each is sent again.

type Answer = (isShown: boolean) => void;

let waiting: Answer[] = [];
const listeners = new Set<() => void>();
const notify = () => {
  for (const listener of listeners) listener();
};

/** Resolves when the staff member has shown the factor (true) or cancelled (false). */
export function factorShown(): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  waiting = [...waiting, resolve];
  notify();
  return promise;
}

/** Resolves every waiting call. */
export function finishStepUp(isShown: boolean): void {
  const answered = waiting;
  waiting = [];
  notify();
  for (const answer of answered) answer(isShown);
}

/** Whether a call waits, for `useSyncExternalStore`. */
export const isFactorAsked = (): boolean => waiting.length > 0;

export function onFactorAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
