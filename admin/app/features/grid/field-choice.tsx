import { FIELD_NAMES, type GridField } from './grid-fields.ts';

interface FieldChoiceProps {
  open: readonly GridField[];
  shown: readonly GridField[];
  onToggle: (field: GridField) => void;
}

/** Which columns the grid has; a column that is not shown is not saved. */
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
