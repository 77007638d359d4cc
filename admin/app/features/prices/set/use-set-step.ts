import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ask } from '../../../calls/ask.ts';
import { useRequestKey } from '../../../calls/use-request-key.ts';
import type { ShownSet } from '../prices-query.ts';

export type SetStep =
  | { does: 'apply' | 'send'; at: string | null }
  | { does: 'decide'; approval: NonNullable<ShownSet['approval']>; state: 'approved' | 'declined' }
  | { does: 'discard' }
  | { does: 'roll back'; reason: string };

/** Makes the step, and reads the set again: also after a refusal, because a colleague may have been faster. */
export function useSetStep({ id, version }: Pick<ShownSet, 'id' | 'version'>) {
  const queries = useQueryClient();
  const { keyOf, renew } = useRequestKey();
  return useMutation({
    mutationFn: (step: SetStep) => {
      const named = { set: id, version };
      switch (step.does) {
        case 'apply':
        case 'send': {
          const body = { ...named, at: step.at };
          return ask(step.does === 'apply' ? 'applyChangeSet' : 'sendChangeSet', body, keyOf(body));
        }
        case 'decide': {
          const body = { approval: step.approval.id, version: step.approval.version, state: step.state };
          return ask('approveChangeSet', body, keyOf(body));
        }
        case 'discard':
          return ask('discardChangeSet', named, keyOf(named));
        case 'roll back': {
          const body = { set: id, reason: step.reason };
          return ask('rollBackChangeSet', body, keyOf(body));
        }
      }
    },
    onSettled: () => {
      renew();
      return Promise.all(
        [['change-set', id], ['change-sets']].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
  });
}
