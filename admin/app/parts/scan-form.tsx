import './scan-form.css';
import { type FormEvent, useRef } from 'react';
import { Icon } from '../icons/icon.tsx';
import { useKeys } from '../keys/keys.tsx';

const LONGEST = 40;

/** The field for a hand scanner, which ends with Enter. It is cleared at once and keeps the focus for the next code. */
export function ScanForm({ label, onScan }: { label: string; onScan: (code: string) => void }) {
  const field = useRef<HTMLInputElement>(null);
  useKeys([{ key: '/', does: 'унших талбар', press: () => field.current?.focus() }]);
  function scan(event: FormEvent) {
    event.preventDefault();
    const code = field.current?.value.trim() ?? '';
    if (code === '' || field.current === null) return;
    field.current.value = '';
    onScan(code);
  }
  return (
    <form className="scan" onSubmit={scan}>
      <label className="scan__label" htmlFor="scan">
        <Icon name="scan-line" />
        {label}
      </label>
      <input
        ref={field}
        id="scan"
        className="scan__field"
        autoComplete="off"
        inputMode="numeric"
        enterKeyHint="go"
        maxLength={LONGEST}
      />
    </form>
  );
}
