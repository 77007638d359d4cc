import { groupThousands } from '@tokhi/rules/money/money';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { type ComponentProps, useState } from 'react';
import { plainText } from './plain-text.ts';
import type { Value } from './settings-query.ts';

interface NumberInputProps extends Omit<ComponentProps<typeof TextInput>, 'value' | 'onChange'> {
  value: Value;
  onChange: (value: Value) => void;
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** A number with thousands separators while it has no focus. Invalid text is sent unchanged, and the server names the field. */
export function NumberInput({ value, onChange, ...rest }: NumberInputProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typeof value === 'number' && Number.isInteger(value) ? groupThousands(value) : plainText(value);
  return (
    <TextInput
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      value={typed ?? shown}
      onBlur={() => setTyped(null)}
      onChange={({ target }) => {
        setTyped(target.value);
        const plain = target.value.replaceAll(/[\s,₮]/g, '');
        onChange(plain === '' ? null : NUMBER.test(plain) ? Number(plain) : plain);
      }}
    />
  );
}
