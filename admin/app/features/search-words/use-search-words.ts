import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { useRequestKey } from '../../calls/use-request-key.ts';
import { everything, type SynonymTyped } from './search-words-query.ts';

/** So long a synonym that was just saved is taken back with Ctrl Z. */
const UNDO_MS = 60_000;

interface Saved {
  id: number;
  said: string;
  meant: string;
  until: Date;
}

/** What is done about searches: all of it shows in every list at once. */
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
