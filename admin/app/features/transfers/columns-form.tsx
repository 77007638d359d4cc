import { useMutation, useQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { bankName } from './transfer-texts.ts';

const COLUMNS = [
  { name: 'at', label: 'Огноо', isNeeded: true, usual: /огноо|date/i },
  { name: 'time', label: 'Цаг', isNeeded: false, usual: /цаг|time/i },
  { name: 'credit', label: 'Орлого', isNeeded: true, usual: /орлого|кредит|credit/i },
  { name: 'debit', label: 'Зарлага', isNeeded: false, usual: /зарлага|дебит|debit/i },
  { name: 'memo', label: 'Гүйлгээний утга', isNeeded: true, usual: /утга|тайлбар|description/i },
  { name: 'payer', label: 'Илгээгч', isNeeded: false, usual: /илгээгч|нэр|name/i },
  { name: 'account', label: 'Данс', isNeeded: false, usual: /данс|account/i },
  { name: 'number', label: 'Гүйлгээний дугаар', isNeeded: false, usual: /дугаар|журнал|number/i },
] as const;

type Name = (typeof COLUMNS)[number]['name'];

interface ColumnsFormProps {
  bank: string;
  rows: readonly string[][];
  busy: boolean;
  onSaved: () => void;
}

const filled = (row: readonly string[]): number => row.filter((cell) => cell !== '').length;

/** The fields of a bank's columns; the usual headings are preselected. */
export function ColumnsForm({ bank, rows, busy, onSaved }: ColumnsFormProps) {
  // The headings are the first of the rows with the most cells.
  const most = Math.max(...rows.map(filled));
  const headings = (rows.find((row) => filled(row) === most) ?? []).filter((cell) => cell !== '');
  const guessed = COLUMNS.map(({ name, usual }) => [name, headings.find((heading) => usual.test(heading)) ?? '']);
  const [chosen, setChosen] = useState(() => Object.fromEntries(guessed) as Record<Name, string>);
  const columns = useQuery({ queryKey: ['bank-columns'], queryFn: () => ask('showBankColumns', {}), staleTime: 0 });
  const save = useMutation({
    mutationFn: (version: number) => {
      const or = (name: Name) => chosen[name] || null;
      const { at, credit, memo } = chosen;
      const others = {
        time: or('time'),
        debit: or('debit'),
        payer: or('payer'),
        account: or('account'),
        number: or('number'),
      };
      return ask('saveBankColumns', { bank, version, columns: { at, credit, memo, ...others } });
    },
    onSuccess: onSaved,
  });
  const isComplete = COLUMNS.every(({ name, isNeeded }) => !isNeeded || chosen[name] !== '');
  const version = columns.data?.version;
  return (
    <div className="transfers__upload">
      <p className="soft">{bankName(bank)}-ны хуулгын аль багана юу болохыг нэг удаа зааж өгнө.</p>
      {save.isError && <Note kind="bad" title={reasonOf(save.error)} />}
      <div className="transfers__mapping">
        {COLUMNS.map(({ name, label, isNeeded }) => (
          <Field key={name} label={label} optional={!isNeeded}>
            {(ties) => (
              <Select
                {...ties}
                value={chosen[name]}
                onChange={({ target }) => setChosen((before) => ({ ...before, [name]: target.value }))}
              >
                <option value="">—</option>
                {headings.map((heading) => (
                  <option key={heading}>{heading}</option>
                ))}
              </Select>
            )}
          </Field>
        ))}
      </div>
      <Button
        busy={busy || save.isPending}
        disabled={!isComplete || version === undefined}
        onClick={() => version !== undefined && save.mutate(version)}
      >
        Хадгалаад оруулах
      </Button>
    </div>
  );
}
