import './pill-tabs.css';

interface PillTabsProps<Name extends string> {
  /** The subject of the choice. */
  label: string;
  tabs: readonly { name: Name; text: string; count?: number | string | undefined }[];
  current: Name;
  onChoose: (name: Name) => void;
}

/** The parts of a list, each with its count; one of them is shown. */
export const PillTabs = <Name extends string>({ label, tabs, current, onChoose }: PillTabsProps<Name>) => (
  <fieldset className="pill-tabs" aria-label={label}>
    {tabs.map(({ name, text, count }) => (
      <button
        key={name}
        type="button"
        className="pill-tabs__tab"
        aria-pressed={name === current}
        onClick={() => onChoose(name)}
      >
        {text} {count !== undefined && <span>{count}</span>}
      </button>
    ))}
  </fieldset>
);
