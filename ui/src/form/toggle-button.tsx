import './toggle-button.css';
import type { ReactNode } from 'react';
import { type MaskedIcon, maskedIcon } from '../masks/masked-icon.ts';

interface ToggleButtonProps {
  pressed: boolean;
  /** What is switched, for whom, read aloud. */
  label: string;
  icon: MaskedIcon;
  /** How it looks when pressed: the icon is filled, or the button is marked. */
  kind: 'filled' | 'marked';
  /** Left out: only the icon, over a picture or in a bar. */
  children?: ReactNode;
  onClick: () => void;
  /** Where it stands in what holds it. */
  className?: string;
}

/** Switches something on and off. There is nothing to press without scripts, and then it is not there. */
export function ToggleButton({ pressed, label, icon, kind, children, onClick, className = '' }: ToggleButtonProps) {
  const shape = children === undefined ? 'toggle-btn--icon' : 'toggle-btn--text';
  return (
    <button
      type="button"
      className={`toggle-btn toggle-btn--${kind} ${shape} ${maskedIcon(icon)} ${className}`.trim()}
      aria-pressed={pressed}
      aria-label={label}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
