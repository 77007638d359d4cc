import { Icon } from '../../../icons/icon.tsx';

interface ChoiceChipProps {
  label: string;
  /** Empty: any value. */
  value: string;
  choices: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** A chip over the browser's own select list, which works with keyboards and phones. */
export function ChoiceChip({ label, value, choices, onChoose }: ChoiceChipProps) {
  const chosen = choices.find((one) => one.value === value);
  return (
    <span className={chosen ? 'order-chip order-chip--on' : 'order-chip'}>
      {chosen === undefined && <Icon name="plus" />}
      {chosen === undefined ? label : `${label}: ${chosen.label}`}
      <select
        className="order-chip__list"
        aria-label={label}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
      >
        <option value="">{label}: бүгд</option>
        {choices.map((one) => (
          <option key={one.value} value={one.value}>
            {one.label}
          </option>
        ))}
      </select>
      {chosen !== undefined && (
        <button type="button" className="order-chip__off" aria-label={`${label}: болих`} onClick={() => onChoose('')}>
          <Icon name="x" />
        </button>
      )}
    </span>
  );
}
