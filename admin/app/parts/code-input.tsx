import './code-input.css';
import type { Ref } from 'react';

interface CodeInputProps {
  value: string;
  onChange: (digits: string) => void;
  invalid?: boolean;
  ref: Ref<HTMLInputElement>;
}

const LENGTH = 6;
const BOXES = Array.from({ length: LENGTH }, (_, at) => at);

/** Six digits in six boxes. One field is under them, so that pasting, deleting and the keyboard's suggestion work as usual. */
export function CodeInput({ value, onChange, invalid = false, ref }: CodeInputProps) {
  return (
    <span className="code-input">
      <input
        ref={ref}
        className="code-input__field"
        aria-label="6 оронтой код"
        aria-invalid={invalid || undefined}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={LENGTH}
        value={value}
        onChange={({ target }) => onChange(target.value.replace(/\D/g, '').slice(0, LENGTH))}
      />
      <span className="code-input__boxes" aria-hidden="true">
        {BOXES.map((at) => (
          <b key={at} className={at === value.length ? 'code-input__box code-input__box--next' : 'code-input__box'}>
            {value[at] ?? ''}
          </b>
        ))}
      </span>
    </span>
  );
}
