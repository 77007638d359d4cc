import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import { everything, type SynonymTyped } from './search-words-query.ts';

/** How long Ctrl Z removes a synonym that was just saved. */
const UNDO_MS = 60_000;

interface Saved {
  id: number;
  said: string;
  meant: string;
  until: Date;
}

/** The actions on searches: every list shows their effect at once. */
export function useSearchWords() {
  const queries = useQueryClient();
  const { keyOf, renew } = useRequestKey();
  const [saved, setSaved] = useState<Saved | null>(null);
  const readAgain = () => queries.invalidateQueries({ queryKey: everything });
  const add = useMutation({
    mutationFn: (typed: SynonymTyped) => ask('addSynonym', typed, keyOf(typed)),
    onSuccess: ({ synonym: { id, said, meant } }) => {
      renew();
      setSaved({ id, said, meant, until: new Date(Date.now() + UNDO_MS) });
    },
    onSettled: readAgain,
  });
  const remove = useMutation({
    mutationFn: (id: number) => ask('removeSynonym', { id }),
    onSuccess: () => setSaved(null),
    onSettled: readAgain,
  });
  const hide = useMutation({
    mutationFn: ({ text, isHidden }: { text: string; isHidden: boolean }) =>
      ask(isHidden ? 'showSearchAgain' : 'hideSearch', { text }),
    onSettled: readAgain,
  });
  return { add, remove, hide, saved, clearSaved: () => setSaved(null), readAgain };
}
