import { FIELD_NAMES, type GridField } from './grid-fields.ts';

interface FieldChoiceProps {
  open: readonly GridField[];
  shown: readonly GridField[];
  onToggle: (field: GridField) => void;
}

/** The columns of the grid; a hidden column is not saved. */
export const FieldChoice = ({ open, shown, onToggle }: FieldChoiceProps) => (
  <fieldset className="grid-fields" aria-label="Талбар сонгох">
    {open.map((field) => (
      <button
        key={field}
        type="button"
        className="grid-fields__i"
        aria-pressed={shown.includes(field)}
        onClick={() => onToggle(field)}
      >
        {FIELD_NAMES[field]}
      </button>
    ))}
  </fieldset>
);
