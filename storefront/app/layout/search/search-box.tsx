import './search-box.css';
import { texts } from '@tokhi/contract/texts/texts';
import { LONGEST_SEARCH } from '@tokhi/rules/catalogue/search-check';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { Waiting } from '@tokhi/ui/show/waiting.tsx';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { type FocusEvent, Suspense, useRef } from 'react';
import { Form, useLocation, useNavigation } from 'react-router';
import { useSearchBox } from './use-search-box.ts';

const SuggestionList = lazyPart(() => import('./suggestion-list.tsx'), 'SuggestionList');

const SEARCH = '/search';
const NOTHING_LIKE_IT = 'Ийм бараа олдсонгүй';

/** The search of every page: a form, and a combobox once scripts run. */
export function SearchBox({ popular }: { popular: readonly string[] }) {
  const form = useRef<HTMLFormElement>(null);
  const box = useSearchBox(popular);
  const { input, asked, typed, open, active } = box;
  // From any page to the first results (spec §2); between results the list itself shows it.
  const { pathname } = useLocation();
  const searching = useNavigation().location?.pathname === SEARCH && pathname !== SEARCH;
  function handleBlur(event: FocusEvent) {
    if (!form.current?.contains(event.relatedTarget)) box.close();
  }
  return (
    <search className={open ? 'search search--open' : 'search'} data-over-page={open || undefined}>
      <Form ref={form} action={SEARCH} onSubmit={box.handleSubmit} onBlur={handleBlur}>
        <div className="search__box">
          <button type="submit" className="search__submit" aria-label="Хайх">
            <Icon name="search" />
          </button>
          <input
            ref={input}
            className="search__input"
            type="search"
            name="p"
            aria-label="Бараа хайх"
            placeholder="Юу хайж байна вэ?"
            defaultValue={asked}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={LONGEST_SEARCH}
            // Submitted only when not empty (spec §5), with or without scripts; without a browser message.
            required
            pattern=".*\S.*"
            onInvalid={(event) => event.preventDefault()}
            role="combobox"
            aria-expanded={open}
            aria-controls="suggestions"
            aria-autocomplete="list"
            aria-activedescendant={active}
            onInput={box.handleInput}
            onFocus={box.handleFocus}
            onKeyDown={box.handleKeyDown}
          />
          {(typed !== '' || open) && (
            <IconButton className="search__clear" label="Арилгах" onClick={box.handleClear}>
              <Icon name="x" />
            </IconButton>
          )}
        </div>
        {open && (
          <Suspense>
            <SuggestionList
              typed={typed}
              suggestions={box.suggestions}
              nothing={NOTHING_LIKE_IT}
              active={active}
              onChoose={box.handleChoose}
            />
          </Suspense>
        )}
      </Form>
      <output className="vh">
        {searching && texts.searchWaiting}
        {open && box.suggestions.elsewhere.length > 0 && NOTHING_LIKE_IT}
      </output>
      {searching && <Waiting text={texts.searchWaiting} />}
    </search>
  );
}
