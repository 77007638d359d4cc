// The state of a form: its input and its errors. The hook over it is in use-form.ts.

/** Fields by name: texts, and boxes that are ticked or not. */
export type FormValues = Record<string, string | boolean>;

/** The error of a field; none if it is valid. The other fields are there for those that must agree. */
export type Checks<Values extends FormValues> = {
  [Field in keyof Values]?: (value: Values[Field], values: Values) => string | undefined;
};

type Errors<Values extends FormValues> = { [Field in keyof Values]?: string };

export interface FormState<Values extends FormValues> {
  /** Only what the visitor has changed: everything else follows the initial values, which may arrive later. */
  typed: Partial<Values>;
  errors: Errors<Values>;
}

/** The errors of all fields, or of those named. */
export function errorsOf<Values extends FormValues>(
  values: Values,
  checks: Checks<Values>,
  among: (field: keyof Values) => boolean = () => true,
): Errors<Values> {
  const errors: Errors<Values> = {};
  for (const field of Object.keys(checks) as (keyof Values)[]) {
    const error = among(field) ? checks[field]?.(values[field], values) : undefined;
    if (error !== undefined) errors[field] = error;
  }
  return errors;
}

/** While fields are being typed into, they show no errors. */
export function typeInto<Values extends FormValues>(
  { typed, errors }: FormState<Values>,
  some: Partial<Values>,
): FormState<Values> {
  const others = Object.entries(errors).filter(([field]) => !(field in some));
  return { typed: { ...typed, ...some }, errors: Object.fromEntries(others) as Errors<Values> };
}

/**
 * A field is left: all input so far is checked, because fields may have to agree, and an error stays until
 * it is corrected. A field that was only passed through is not checked.
 */
export function leave<Values extends FormValues>(
  state: FormState<Values>,
  field: keyof Values,
  initial: Values,
  checks: Checks<Values>,
): FormState<Values> {
  if (!(field in state.typed)) return state;
  const known = (one: keyof Values) => one in state.typed || one in state.errors;
  return { ...state, errors: errorsOf({ ...initial, ...state.typed }, checks, known) };
}

/** The first invalid control; a form lists its controls in document order. */
export const firstWrong = <Control extends object>(controls: Iterable<Control>, errors: object): Control | undefined =>
  [...controls].find((control) => 'name' in control && typeof control.name === 'string' && control.name in errors);
