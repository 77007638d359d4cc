import './filter-bar.css';
import { useQuery } from '@tanstack/react-query';
import type { OrderFilter } from '@tokhi/contract/admin/order-filter';
import { Icon } from '../../../icons/icon.tsx';
import { choicesQuery } from '../orders-query.ts';
import { ChoiceChip } from './choice-chip.tsx';
import { DaysChip } from './days-chip.tsx';

export interface FilterBarProps {
  filter: OrderFilter;
  /** An undefined field is removed from the address. */
  onChange: (change: Partial<OrderFilter>) => void;
}

const SOURCES = [
  { value: 'beijing', label: 'Бээжин' },
  { value: 'ulaanbaatar', label: 'Улаанбаатар' },
] as const;

/** The filters of a list, one chip each; an active one is green and is removed by its cross. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const { districts = [], methods = [], staff = [] } = useQuery(choicesQuery).data ?? {};
  return (
    <div className="filter-bar">
      <DaysChip filter={filter} onChange={onChange} />
      <ChoiceChip
        label="Дүүрэг"
        value={String(filter.district?.[0] ?? '')}
        choices={districts.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChoose={(value) => onChange({ district: value === '' ? undefined : [Number(value)] })}
      />
      <ChoiceChip
        label="Төлбөр"
        value={filter.payment?.[0] ?? ''}
        choices={methods.map(({ type, name }) => ({ value: type, label: name }))}
        onChoose={(value) => onChange({ payment: methods.flatMap(({ type }) => (type === value ? [type] : [])) })}
      />
      <ChoiceChip
        label="Гарах газар"
        value={filter.source ?? ''}
        choices={SOURCES}
        onChoose={(value) => onChange({ source: SOURCES.find((one) => one.value === value)?.value })}
      />
      <ChoiceChip
        label="Хариуцагч"
        value={String(filter.assignee ?? '')}
        choices={[
          ...staff.filter(({ is_me }) => is_me).map(({ id }) => ({ value: String(id), label: 'Миний' })),
          { value: 'none', label: 'Эзэнгүй' },
          ...staff.filter(({ is_me }) => !is_me).map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChoose={(value) =>
          onChange({ assignee: value === '' ? undefined : value === 'none' ? value : Number(value) })
        }
      />
      <button
        type="button"
        className={filter.late ? 'order-chip order-chip--on' : 'order-chip'}
        aria-pressed={filter.late ?? false}
        onClick={() => onChange({ late: filter.late ? undefined : true })}
      >
        <Icon name="clock" />
        Хоцорсон
      </button>
    </div>
  );
}
