import './filter-form.css';
import { Button } from '@tokhi/ui/form/button.tsx';
import { type FormEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useListState } from '../list/use-list-state.ts';
import { Facet } from './facet.tsx';
import { FacetField, isChosen } from './facet-field.tsx';
import type { FacetGroup } from './facets.present.ts';
import { listAddress, readState, writeState } from './filters.ts';

interface FilterFormProps {
  facets: FacetGroup[];
  /** The brand page keeps its filter button, also with JavaScript (spec §2). */
  button?: boolean;
}

/** How long a slider must rest before its list is requested: a key held down would send a request per step. */
const REST_MS = 250;

/** The sidebar: a form that the browser can submit itself; with JavaScript, every choice is requested at once. */
export function FilterForm({ facets, button = false }: FilterFormProps) {
  const { path, state, coming, busy } = useListState();
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const kept = writeState(coming);
  const location = useLocation();

  // The fields are uncontrolled, so that a click shows at once; they follow the address when it changes, but not while
  // another choice is loading: the list before it must not undo it.
  // Before the paint, or it would undo a click that came in between.
  // By the history entry and not by its text: going back during a choice may show the same address twice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry is what they follow
  useLayoutEffect(() => {
    if (!busy && form.current !== null) followAddress(form.current);
  }, [location, busy]);
  useEffect(() => () => clearTimeout(resting.current), []);

  function apply() {
    if (form.current === null) return;
    clearTimeout(resting.current);
    const wanted = listAddress(path, readState(readForm(form.current)));
    if (wanted !== listAddress(path, { ...coming, page: 1 })) void navigate(wanted, { preventScrollReset: true });
    else if (!busy) followAddress(form.current);
  }
  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    apply();
  }
  function handleRest() {
    clearTimeout(resting.current);
    resting.current = setTimeout(apply, REST_MS);
  }
  return (
    <form ref={form} className={button ? 'filters filters--button' : 'filters'} action={path} onSubmit={handleSubmit}>
      {(['p', 'sort', 'view'] as const).map((name) => {
        const value = kept.get(name);
        return value !== null && <input key={name} type="hidden" name={name} value={value} />;
      })}
      {facets.map(({ title, open, facets: inGroup }) => (
        <Facet
          key={inGroup.map(({ name }) => name).join()}
          title={title}
          open={open || inGroup.some((facet) => isChosen(facet, state))}
        >
          {inGroup.map((facet) => (
            <FacetField key={facet.name} facet={facet} state={state} onChoose={apply} onSlide={handleRest} />
          ))}
        </Facet>
      ))}
      <Button type="submit" kind="quiet" className="filters__submit">
        Шүүх
      </Button>
    </form>
  );
}

function readForm(form: HTMLFormElement): URLSearchParams {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') params.append(name, value);
  return params;
}

function followAddress(form: HTMLFormElement) {
  for (const field of form.querySelectorAll('input')) {
    if (field.type === 'checkbox') field.checked = field.defaultChecked;
    // Text that is being typed is not overwritten.
    else if (field.type === 'text' && field !== document.activeElement) field.value = field.defaultValue;
  }
}
