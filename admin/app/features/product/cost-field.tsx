import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useState } from 'react';

const FEN = 100;
const textOf = (fen: number | null): string => (fen === null ? '' : String(fen / FEN));
const fenOf = (typed: string): number | null => Math.round(Number(typed) * FEN) || null;

/** What a unit costs at the supplier, in yuan. */
export function CostField({ fen, onChange }: { fen: number | null; onChange: (fen: number | null) => void }) {
  const [typed, setTyped] = useState(textOf(fen));
  // A colleague saved another cost, or the change was cancelled: drop what was typed.
  if (fenOf(typed) !== fen) setTyped(textOf(fen));
  return (
    <Field label="Өртөг, Бээжин, ¥">
      {(ties) => (
        <TextInput
          {...ties}
          inputMode="decimal"
          maxLength={11}
          value={typed}
          onChange={({ target }) => {
            const text = target.value.replace(',', '.').replace(/[^\d.]/g, '');
            if (!/^\d*(?:\.\d{0,2})?$/.test(text)) return;
            setTyped(text);
            onChange(fenOf(text));
          }}
        />
      )}
    </Field>
  );
}
