import './choice-row.css';

interface ChoiceRowProps<Value extends string> {
  /** The subject of the choice. */
  label: string;
  value: Value;
  choices: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
}

/** A few views or methods side by side, one of them chosen: lower than the shop's own, for the head of a panel. */
export const ChoiceRow = <Value extends string>({ label, value, choices, onChange }: ChoiceRowProps<Value>) => (
  <fieldset className="choice-row" aria-label={label}>
    {choices.map((choice) => (
      <button
        key={choice.value}
        type="button"
        className="choice-row__i"
        aria-pressed={choice.value === value}
        onClick={() => onChange(choice.value)}
      >
        {choice.text}
      </button>
    ))}
  </fieldset>
);
