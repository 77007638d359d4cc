import { type ChangeEvent, type FocusEvent, type SubmitEvent, useState } from 'react';
import { type Checks, errorsOf, type FormState, type FormValues, firstWrong, leave, typeInto } from './form-state.ts';

interface FormSettings<Values extends FormValues> {
  /** May change later, such as when the profile has come: only fields that nobody has touched follow. */
  initial: Values;
  checks: Checks<Values>;
  /** What is typed outlives the page, such as in local storage; left out, it goes with the form. */
  kept?: {
    typed: Partial<Values>;
    change: (to: (before: Partial<Values>) => Partial<Values>) => void;
  };
  /** Everything is right. */
  onSubmit: (values: Values, form: HTMLFormElement) => void | Promise<void>;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type NamesOf<Values, Kind> = { [Name in keyof Values]: Values[Name] extends Kind ? Name : never }[keyof Values] &
  string;

interface Left {
  onBlur: (event: FocusEvent<Control>) => void;
}

interface TextTies extends Left {
  name: string;
  value: string;
  onChange: (event: ChangeEvent<Control>) => void;
}

interface TickTies extends Left {
  name: string;
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

interface Form<Values extends FormValues> {
  values: Values;
  errors: FormState<Values>['errors'];
  /** To spread on a TextInput, TextArea or Select. */
  text: (name: NamesOf<Values, string>) => TextTies;
  /** To spread on a Checkbox. */
  tick: (name: NamesOf<Values, boolean>) => TickTies;
  /** Several fields at once, by a choice that stands for all of them. */
  set: (some: Partial<Values>) => void;
  handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Says beside the fields what only the server could know; typing takes it away. The first of them gets the focus. */
  refuse: (errors: FormState<Values>['errors'], form: HTMLFormElement) => void;
  /** Back to the initial values, with nothing wrong. */
  reset: () => void;
}

/** The fields of a form and what is wrong with them (spec §5): told when a field is left and when the form is sent. */
export function useForm<Values extends FormValues>({
  initial,
  checks,
  kept,
  onSubmit,
}: FormSettings<Values>): Form<Values> {
  const [own, changeOwn] = useState<Partial<Values>>({});
  const [errors, setErrors] = useState<FormState<Values>['errors']>({});
  const { typed, change } = kept ?? { typed: own, change: changeOwn };
  const values = { ...initial, ...typed };

  function set(some: Partial<Values>) {
    change((before) => typeInto({ typed: before, errors: {} }, some).typed);
    setErrors((before) => typeInto({ typed: {}, errors: before }, some).errors);
  }
  const type = (name: keyof Values, value: string | boolean) => set({ [name]: value } as Partial<Values>);
  const left = (name: keyof Values): Left => ({
    onBlur({ relatedTarget }) {
      // The button checks everything anyway; an error before it would move it away from under the finger.
      if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
      setErrors((before) => leave({ typed, errors: before }, name, initial, checks).errors);
    },
  });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = errorsOf(values, checks);
    setErrors(found);
    if (Object.keys(found).length === 0) return void onSubmit(values, event.currentTarget);
    focusFirst(event.currentTarget, found);
  }

  return {
    values,
    errors,
    text: (name) => ({
      name,
      value: String(values[name]),
      onChange: ({ target }) => type(name, target.value),
      ...left(name),
    }),
    tick: (name) => ({
      name,
      checked: values[name] === true,
      onChange: ({ target }) => type(name, target.checked),
      ...left(name),
    }),
    set,
    handleSubmit,
    refuse(serverErrors, form) {
      setErrors((before) => ({ ...before, ...serverErrors }));
      focusFirst(form, serverErrors);
    },
    reset() {
      change(() => ({}));
      setErrors({});
    },
  };
}

function focusFirst(form: HTMLFormElement, errors: object): void {
  const first = firstWrong(form.elements, errors);
  if (first instanceof HTMLElement) first.focus();
}
