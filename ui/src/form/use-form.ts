import { type ChangeEvent, type FocusEvent, type SubmitEvent, useState } from 'react';
import { type Checks, errorsOf, type FormState, type FormValues, firstWrong, leave, typeInto } from './form-state.ts';

interface FormSettings<Values extends FormValues> {
  /** May change later, such as when the profile has come: only fields that nobody has touched follow. */
  initial: Values;
  checks: Checks<Values>;
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
  handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Says beside the fields what only the server could know; typing takes it away. The first of them gets the focus. */
  refuse: (errors: FormState<Values>['errors'], form: HTMLFormElement) => void;
  /** Back to the initial values, with nothing wrong. */
  reset: () => void;
}

/** The fields of a form and what is wrong with them (spec §5): told when a field is left and when the form is sent. */
export function useForm<Values extends FormValues>({ initial, checks, onSubmit }: FormSettings<Values>): Form<Values> {
  const [state, setState] = useState<FormState<Values>>({ typed: {}, errors: {} });
  const values = { ...initial, ...state.typed };

  function change<Name extends keyof Values>(name: Name, value: string | boolean) {
    setState((before) => typeInto(before, name, value as Values[Name]));
  }
  const left = (name: keyof Values): Left => ({
    onBlur({ relatedTarget }) {
      // The button checks everything anyway; an error before it would move it away from under the finger.
      if (relatedTarget instanceof HTMLButtonElement && relatedTarget.type === 'submit') return;
      setState((before) => leave(before, name, initial, checks));
    },
  });

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const errors = errorsOf(values, checks);
    setState((before) => ({ ...before, errors }));
    if (Object.keys(errors).length === 0) return void onSubmit(values, event.currentTarget);
    focusFirst(event.currentTarget, errors);
  }

  return {
    values,
    errors: state.errors,
    text: (name) => ({
      name,
      value: String(values[name]),
      onChange: ({ target }) => change(name, target.value),
      ...left(name),
    }),
    tick: (name) => ({
      name,
      checked: values[name] === true,
      onChange: ({ target }) => change(name, target.checked),
      ...left(name),
    }),
    handleSubmit,
    refuse(errors, form) {
      setState((before) => ({ ...before, errors: { ...before.errors, ...errors } }));
      focusFirst(form, errors);
    },
    reset: () => setState({ typed: {}, errors: {} }),
  };
}

function focusFirst(form: HTMLFormElement, errors: object): void {
  const first = firstWrong(form.elements, errors);
  if (first instanceof HTMLElement) first.focus();
}
