import { checkSearch } from '@tokhi/rules/catalogue/search-check';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { rememberSearch, removeSearch, useSearches } from '../../local/searches.ts';
import { type Option, optionsOf, suggestionsFor } from './suggestions.ts';
import { useSuggestReply } from './use-suggest-reply.ts';

/** The typed text, its suggestions, and the one that the arrow keys are on. */
export function useSearchBox(popular: readonly string[]) {
  const input = useRef<HTMLInputElement>(null);
  const { pathname, search, key } = useLocation();
  const navigate = useNavigate();
  // The search page keeps its query in the box.
  const asked = pathname === '/search' ? (new URLSearchParams(search).get('p') ?? '') : '';
  const [typed, setTyped] = useState(asked);
  const [wanted, setWanted] = useState(false);
  const [active, setActive] = useState<string>();
  const reply = useSuggestReply(wanted ? typed : '');
  const suggestions = suggestionsFor(typed, { reply, searches: useSearches(), popular });
  const options = optionsOf(suggestions);
  const open = wanted && options.length > 0;

  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (input.current !== null) input.current.value = asked;
    setTyped(asked);
    setWanted(false);
    setActive(undefined);
  }, [key, asked]);

  function close() {
    setWanted(false);
    setActive(undefined);
  }

  function move(step: 1 | -1) {
    setWanted(true);
    // One place more than options: between the last and the first is the typed text itself.
    const places = options.length + 1;
    const at = options.findIndex(({ id }) => id === active);
    setActive(options[((at + 1 + step + places) % places) - 1]?.id);
  }

  function handleKeyDown(event: KeyboardEvent) {
    const chosen = open ? options.find(({ id }) => id === active) : undefined;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && open) {
      // The browser's own Escape would empty the box as well.
      event.preventDefault();
      close();
    } else if (event.key === 'Enter' && chosen !== undefined) {
      event.preventDefault();
      handleChoose(chosen);
      void navigate(chosen.to);
    } else if (event.key === 'Delete' && chosen !== undefined) {
      const recent = suggestions.recent.find(({ id }) => id === chosen.id);
      if (recent === undefined) return;
      event.preventDefault();
      removeSearch(recent.text);
      setActive(undefined);
    }
  }

  function leave() {
    close();
    input.current?.blur();
  }

  function handleChoose({ search }: Option) {
    if (search !== null) rememberSearch(search);
    leave();
  }

  function handleSubmit(event: FormEvent) {
    const text = input.current?.value ?? '';
    if (checkSearch(text) !== null) {
      event.preventDefault();
      return;
    }
    rememberSearch(text);
    leave();
  }

  function handleInput(event: FormEvent<HTMLInputElement>) {
    setTyped(event.currentTarget.value);
    setWanted(true);
    setActive(undefined);
  }

  function handleFocus() {
    // Typed before the scripts ran.
    setTyped(input.current?.value ?? '');
    setWanted(true);
  }

  function handleClear() {
    if (input.current === null) return;
    const nothingTyped = input.current.value === '';
    input.current.value = '';
    setTyped('');
    if (nothingTyped) leave();
    else input.current.focus();
  }

  const handlers = { handleKeyDown, handleChoose, handleSubmit, handleInput, handleFocus, handleClear };
  return { input, asked, typed, open, active, suggestions, close, ...handlers };
}
