import './tabs.css';
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { nextTab } from './next-tab.ts';

export interface Tab {
  id: string;
  title: string;
  content: ReactNode;
  /** Shown until it is chosen, for search engines and without scripts: its links, without pictures. */
  brief?: ReactNode;
}

interface TabsProps {
  /** What the tabs choose between, for a screen reader. */
  label: string;
  tabs: Tab[];
  /** Smaller titles, for a section with a heading above them. */
  small?: boolean;
  /** Only the first panel is rendered until another is chosen: laying out many large ones would be wasted. */
  deferred?: boolean;
  /** At the right end of the row of titles, such as a link to everything. */
  end?: ReactNode;
}

/** Every panel is in the HTML, complete, in brief or not at all; without JavaScript they are stacked with their titles. */
export function Tabs({ label, tabs, small = false, deferred = false, end }: TabsProps) {
  const base = useId();
  const [chosen, setChosen] = useState(tabs[0]?.id);
  const [drawn, setDrawn] = useState([chosen]);
  function choose(id: string) {
    setChosen(id);
    if (!drawn.includes(id)) setDrawn([...drawn, id]);
  }
  function handleKeyDown(event: KeyboardEvent) {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const next = nextTab(event.key, at, tabs.length);
    const id = next === null ? undefined : tabs[next]?.id;
    if (id === undefined) return;
    event.preventDefault();
    choose(id);
    document.getElementById(`${base}-${id}`)?.focus();
  }
  return (
    <div className={small ? 'tabs tabs--small' : 'tabs'}>
      <div className="tabs__row">
        <div className="tabs__list" role="tablist" aria-label={label}>
          {tabs.map(({ id, title }) => (
            <button
              key={id}
              type="button"
              role="tab"
              className="tabs__tab"
              id={`${base}-${id}`}
              aria-controls={`${base}-${id}-panel`}
              aria-selected={id === chosen}
              tabIndex={id === chosen ? 0 : -1}
              onClick={() => choose(id)}
              onKeyDown={handleKeyDown}
            >
              {title}
            </button>
          ))}
        </div>
        {end !== undefined && <div className="tabs__end">{end}</div>}
      </div>
      {tabs.map(({ id, title, content, brief }) => (
        <div
          key={id}
          role="tabpanel"
          className={id === chosen ? 'tabs__panel' : 'tabs__panel tabs__panel--off'}
          id={`${base}-${id}-panel`}
          aria-labelledby={`${base}-${id}`}
        >
          {(!deferred || drawn.includes(id)) && (
            <>
              <p className="tabs__title">{title}</p>
              {brief === undefined || drawn.includes(id) ? content : brief}
            </>
          )}
        </div>
      ))}
    </div>
  );
}
