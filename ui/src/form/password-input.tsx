import './password-input.css';
import { Eye, EyeOff } from 'lucide-react';
import { type InputHTMLAttributes, useState } from 'react';
import { TextInput } from './text-input.tsx';

/** A password, which can be looked at before it is sent. Stands in a Field. */
export function PasswordInput(props: InputHTMLAttributes<HTMLInputElement>) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
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
        <Icon className="icon" />
      </button>
    </span>
  );
}
