import './view-toggle.css';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { Link } from 'react-router';
import { listAddress } from '../filters/filters.ts';
import { useListState } from './use-list-state.ts';

const VIEWS = [
  { view: 'grid', name: 'Тороор харах', icon: 'layout-grid' },
  { view: 'list', name: 'Жагсаалтаар харах', icon: 'list' },
] as const;

/** The same products side by side or one under the other (spec §2 "grid and list tabs"). */
export function ViewToggle() {
  const { path, state, coming } = useListState();
  return (
    <nav className="view-toggle" aria-label="Харагдац">
      {VIEWS.map(({ view, name, icon }) => (
        <Link
          key={view}
          to={listAddress(path, { ...coming, view })}
          aria-label={name}
          title={name}
          aria-current={state.view === view ? 'true' : undefined}
          replace
          preventScrollReset
        >
          <Icon name={icon} />
        </Link>
      ))}
    </nav>
  );
}
