import './password-input.css';
import { type InputHTMLAttributes, useState } from 'react';
import { Icon } from '../show/icon.tsx';
import { TextInput } from './text-input.tsx';

/** A password that can be made visible. Used in a Field. */
export function PasswordInput(props: InputHTMLAttributes<HTMLInputElement>) {
  const [shown, setShown] = useState(false);
  return (
    <span className="password">
      <TextInput {...props} type={shown ? 'text' : 'password'} autoCapitalize="none" spellCheck={false} />
      <button
        type="button"
        className="password__eye"
        aria-label="Нууц үгийг харуулах"
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
      </button>
    </span>
  );
}
