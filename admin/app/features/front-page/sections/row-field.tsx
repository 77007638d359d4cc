import './row-field.css';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import type { ComponentProps } from 'react';

interface RowFieldProps extends ComponentProps<typeof Field> {
  /** Differs from the saved value: a green edge. */
  isDirty: boolean;
}

export const RowField = ({ isDirty, className = '', ...field }: RowFieldProps) => (
  <Field {...field} className={`row-field ${isDirty ? 'row-field--dirty' : ''} ${className}`} />
);

interface TextFieldProps {
  label: string;
  value: string;
  onType: (value: string) => void;
  isDirty: boolean;
  error: string | undefined;
  /** Characters. */
  most: number;
  className?: string;
  help?: string;
}

/** A line of text with its number of characters. */
export const TextField = ({ label, value, onType, isDirty, error, most, className, help }: TextFieldProps) => (
  <RowField
    label={label}
    isDirty={isDirty}
    error={error}
    help={[`${value.length} / ${most} тэмдэгт`, ...(help === undefined ? [] : [help])].join('. ')}
    {...(className !== undefined && { className })}
  >
    {(ties) => <TextInput {...ties} value={value} maxLength={most} onChange={({ target }) => onType(target.value)} />}
  </RowField>
);
