import './field.css';
import './select.css';
import type { Ref, SelectHTMLAttributes } from 'react';
import { Icon } from '../show/icon.tsx';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  /** Lower and as wide as its longest choice, for a toolbar. */
  compact?: boolean;
  ref?: Ref<HTMLSelectElement>;
}

/** The browser's own list of choices, which every phone and screen reader supports. Children are `<option>`s. */
export function Select({ compact = false, className, children, ...rest }: SelectProps) {
  const classes = ['select', compact ? 'select--compact' : '', className ?? ''].filter(Boolean).join(' ');
  return (
    <span className={classes}>
      <select {...rest} className="control select__control">
        {children}
      </select>
      <Icon name="chevron-down" className="select__arrow" />
    </span>
  );
}
