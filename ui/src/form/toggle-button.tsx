import './toggle-button.css';
import type { ReactNode } from 'react';
import { type MaskedIcon, maskedIcon } from '../masks/masked-icon.ts';

interface ToggleButtonProps {
  pressed: boolean;
  /** What is switched, and for what, read aloud. */
  label: string;
  icon: MaskedIcon;
  /** Its look when pressed: the icon is filled, or the button is marked. */
  kind: 'filled' | 'marked';
  /** Without it, only the icon, over a picture or in a bar. */
  children?: ReactNode;
  onClick: () => void;
  /** Its position inside the parent. */
  className?: string;
}

/** Switches something on and off. Without scripts there is nothing to press, and it is hidden. */
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
