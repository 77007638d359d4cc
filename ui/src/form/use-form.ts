import { type ChangeEvent, type FocusEvent, type SubmitEvent, useState } from 'react';
import { type Checks, errorsOf, type FormState, type FormValues, firstWrong, leave, typeInto } from './form-state.ts';

interface FormSettings<Values extends FormValues> {
  /** May change later, for example when the profile arrives: only untouched fields follow. */
  initial: Values;
  checks: Checks<Values>;
  /** Input that outlives the page, for example in local storage; without it, input is lost with the form. */
  kept?: {
    typed: Partial<Values>;
    change: (to: (before: Partial<Values>) => Partial<Values>) => void;
  };
  /** Called if everything is valid. */
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
  /** Sets several fields at once, for a choice that stands for all of them. */
  set: (some: Partial<Values>) => void;
  handleSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** Shows errors from the server beside the fields; typing removes them. The first one gets the focus. */
  refuse: (errors: FormState<Values>['errors'], form: HTMLFormElement) => void;
  /** Back to the initial values, without errors. */
  reset: () => void;
}

/** The fields of a form and their errors (spec §5): checked when a field is left and when the form is sent. */
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
      // The button checks everything anyway; an earlier error would move it away from under the finger.
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
