import type { SettingField } from '@tokhi/contract/admin/settings/setting-fields';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Segments } from '@tokhi/ui/form/segments.tsx';
import { TextArea } from '@tokhi/ui/form/text-area.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import type { ChangeEvent } from 'react';
import { takesText } from './field-problem.ts';
import { NumberInput } from './number-input.tsx';
import { plainText } from './plain-text.ts';
import type { Value } from './settings-query.ts';

/** Longer values get a text area. */
const LONGEST_LINE = 300;

export interface Edited {
  /** The server's path: `rows[2].day`. */
  path: string;
  value: Value;
  /** The saved value; a field that differs has a green edge. */
  saved: Value | undefined;
  wrong: string | null;
  isReadOnly: boolean;
  onChange: (value: Value) => void;
}

/** One plain value with its label. In a table the column has the label, and the control has it for screen readers. */
export function SettingInput({
  field,
  inTable = false,
  ...edited
}: Edited & { field: SettingField; inTable?: boolean }) {
  const { path, value, saved, wrong, isReadOnly, onChange } = edited;
  const error = wrong === path ? takesText(field) : undefined;
  const isDirty = saved !== undefined && JSON.stringify(saved) !== JSON.stringify(value);
  const label = field.unit === null ? field.label : `${field.label}, ${field.unit}`;
  const className = isDirty ? 'setting-input setting-input--dirty' : 'setting-input';
  if (field.kind === 'fixed') return <b>{plainText(value)}</b>;
  if (field.kind === 'switch')
    return (
      <span className={className}>
        <Checkbox
          label={inTable ? <span className="vh">{label}</span> : label}
          checked={value === true}
          disabled={isReadOnly}
          onChange={({ target }) => onChange(target.checked)}
        />
      </span>
    );
  if (field.kind === 'choice')
    return (
      <div className={className}>
        {!inTable && <p className="setting-input__label">{label}</p>}
        <Segments
          label={label}
          name={path}
          value={plainText(value)}
          choices={field.choices.map((one) => ({ value: one.value, text: one.label }))}
          onChange={(chosen) => !isReadOnly && onChange(chosen)}
        />
      </div>
    );
  const control = { readOnly: isReadOnly, 'aria-label': inTable ? `${label}, ${path}` : undefined };
  const TextControl = !inTable && (field.max ?? 0) > LONGEST_LINE ? TextArea : TextInput;
  const input = (ties: object) =>
    field.kind === 'number' ? (
      <NumberInput {...ties} {...control} value={value} onChange={onChange} />
    ) : (
      <TextControl
        {...ties}
        {...control}
        value={plainText(value)}
        autoComplete="off"
        onChange={({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
          onChange(target.value === '' && field.isOptional ? null : target.value)
        }
      />
    );
  if (inTable)
    return (
      <span className={className}>
        {input(error === undefined ? {} : { 'aria-invalid': true })}
        {error !== undefined && <small className="setting-input__wrong">{error}</small>}
      </span>
    );
  return <Field {...{ label, error, className, optional: field.isOptional }}>{(ties) => input(ties)}</Field>;
}
