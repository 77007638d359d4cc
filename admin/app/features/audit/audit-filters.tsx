import { auditActions } from '@tokhi/contract/admin/audit/audit-words';
import { Field } from '@tokhi/ui/form/field.tsx';
import { Select } from '@tokhi/ui/form/select.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { type Ref, useState } from 'react';
import type { AuditFilter } from './audit-query.ts';

interface AuditFiltersProps {
  search: Ref<HTMLInputElement>;
  filter: AuditFilter;
  members: readonly { id: number; name: string }[];
  onChange: (name: string, value: string) => void;
}

const ACTIONS = Object.entries(auditActions).toSorted(([, one], [, other]) => one.localeCompare(other, 'mn'));

/** Each filter is in the address, so that a search can be sent to a colleague. */
export function AuditFilters({ search, filter, members, onChange }: AuditFiltersProps) {
  const [text, setText] = useState(filter.subject ?? '');
  return (
    <form
      className="panel audit-filters"
      aria-label="Шүүлт"
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onChange('subject', text.trim());
      }}
    >
      <Field label="Хайх">
        {(ties) => (
          <TextInput
            {...ties}
            ref={search}
            type="search"
            autoComplete="off"
            placeholder="Захиалгын дугаар, барааны код"
            maxLength={60}
            value={text}
            onChange={({ target }) => setText(target.value)}
            onBlur={() => onChange('subject', text.trim())}
          />
        )}
      </Field>
      <Field label="Хэн">
        {(ties) => (
          <Select {...ties} value={filter.who ?? ''} onChange={({ target }) => onChange('who', target.value)}>
            <option value="">Бүх хүн, систем</option>
            <option value="system">Систем</option>
            {members.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Юу">
        {(ties) => (
          <Select {...ties} value={filter.action ?? ''} onChange={({ target }) => onChange('action', target.value)}>
            <option value="">Бүх үйлдэл</option>
            {ACTIONS.map(([action, words]) => (
              <option key={action} value={action}>
                {words}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Өдрөөс">
        {(ties) => (
          <TextInput
            {...ties}
            type="date"
            value={filter.from ?? ''}
            onChange={({ target }) => onChange('from', target.value)}
          />
        )}
      </Field>
      <Field label="Өдөр хүртэл">
        {(ties) => (
          <TextInput
            {...ties}
            type="date"
            value={filter.to ?? ''}
            onChange={({ target }) => onChange('to', target.value)}
          />
        )}
      </Field>
    </form>
  );
}
