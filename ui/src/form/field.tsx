import './field.css';
import { type ReactNode, useId } from 'react';
import { Icon } from '../show/icon.tsx';

/** Connects the control to its label, its help and its error. */
interface FieldTies {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: string;
  /** How to fill it in; also visible beside an error. */
  help?: string | undefined;
  /** What is wrong and what to do: «8 оронтой дугаар оруулна уу». */
  error?: string | undefined;
  /** Shows «заавал биш» beside the label. */
  optional?: boolean;
  className?: string;
  children: (ties: FieldTies) => ReactNode;
}

/** A control with its label above and its help and error under it. */
export function Field({ label, help, error, optional = false, className, children }: FieldProps) {
  const id = useId();
  const described = [help === undefined ? '' : `${id}-help`, error === undefined ? '' : `${id}-error`].filter(Boolean);
  return (
    <div className={className === undefined ? 'field' : `field ${className}`}>
      <label className="field__label" htmlFor={id}>
        {label} {optional && <span>(заавал биш)</span>}
      </label>
      {children({
        id,
        'aria-describedby': described.length === 0 ? undefined : described.join(' '),
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {help !== undefined && (
        <p className="field__help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {/* Rendered from the start, or a screen reader would not announce the first error. */}
      <p className="field__error" id={`${id}-error`} aria-live="polite">
        {error !== undefined && (
          <>
            <Icon name="circle-alert" className="field__icon" />
            {error}
          </>
        )}
      </p>
    </div>
  );
}
