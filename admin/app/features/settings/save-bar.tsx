import { Button } from '@tokhi/ui/form/button.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useRef } from 'react';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Tag } from '../../parts/tag.tsx';
import type { ChangedValue } from './changed-values.ts';

interface SaveBarProps {
  changes: readonly ChangedValue[];
  isMoney: boolean;
  reason: string;
  busy: boolean;
  onReason: (reason: string) => void;
  onSave: () => void;
  onCancel: () => void;
}

/** What will be saved, old and new; changes about money need a reason for the second person. */
export function SaveBar({ changes, isMoney, reason, busy, onReason, onSave, onCancel }: SaveBarProps) {
  const field = useRef<HTMLInputElement>(null);
  const save = () => {
    if (isMoney && reason.trim() === '') field.current?.focus();
    else if (!busy) onSave();
  };
  useKeys([
    { key: 'Ctrl Enter', does: 'хадгалах', press: save },
    { key: 'Ctrl S', does: 'хадгалах', press: save },
  ]);
  return (
    <div className="save-bar">
      <Tag kind="ok">{changes.length} өөрчлөлт</Tag>
      <span className="save-bar__words">
        {changes.slice(0, 3).map(({ label, before, after }) => (
          <span key={label}>
            {label} <del>{before}</del> <b>{after}</b>
          </span>
        ))}
      </span>
      {isMoney && (
        <TextInput
          ref={field}
          className="save-bar__reason"
          aria-label="Шалтгаан"
          placeholder="Шалтгаан"
          maxLength={500}
          value={reason}
          onChange={({ target }) => onReason(target.value)}
        />
      )}
      <Button kind="outline" onClick={onCancel}>
        Болих
      </Button>
      <Button busy={busy} onClick={save}>
        {isMoney ? 'Батлуулахаар илгээх' : 'Хадгалах'} <Kbd inButton>Ctrl Enter</Kbd>
      </Button>
    </div>
  );
}
