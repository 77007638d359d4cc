import './view-toggle.css';
import { LayoutGrid, List } from 'lucide-react';
import { Link } from 'react-router';
import { listAddress } from '../filters/filters.ts';
import { useListState } from './use-list-state.ts';

const VIEWS = [
  { view: 'grid', name: 'Тороор харах', Icon: LayoutGrid },
  { view: 'list', name: 'Жагсаалтаар харах', Icon: List },
] as const;

/** The same products side by side or one under the other (spec §2 "grid and list tabs"). */
export function ViewToggle() {
  const { path, state, coming } = useListState();
  return (
    <nav className="view-toggle" aria-label="Харагдац">
      {VIEWS.map(({ view, name, Icon }) => (
        <Link
          key={view}
          to={listAddress(path, { ...coming, view })}
          aria-label={name}
          title={name}
          aria-current={state.view === view ? 'true' : undefined}
          replace
          preventScrollReset
        >
          <Icon className="icon" />
        </Link>
      ))}
    </nav>
  );
}
