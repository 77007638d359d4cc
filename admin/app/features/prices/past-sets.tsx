import { Link } from 'react-router';
import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { momentText } from '../../show/moment-text.ts';
import type { ListedSet } from './prices-query.ts';
import { stateOf } from './set-state.ts';

/** The change sets so far, newest first. */
export const PastSets = ({ sets }: { sets: readonly ListedSet[] }) => (
  <Panel title="Өмнөх багц" foot="Буцаахад зөвхөн дараа нь хөндөөгүй бараа сэргэнэ" flush>
    {sets.length === 0 && <p className="past-sets__none">Багц алга.</p>}
    <ul className="past-sets">
      {sets.map((set) => {
        const { icon, text } = stateOf(set, set.waits);
        return (
          <li key={set.id} className="past-sets__i">
            <Icon name={icon} />
            <span>
              <Link to={`/prices/${set.id}`}>
                №{set.id} {set.name}
              </Link>
              <small>
                {momentText(set.applied_at ?? set.apply_at ?? set.prepared_at)}, {set.rows.toLocaleString('en')} бараа,{' '}
                {set.by ?? '–'}
              </small>
            </span>
            {set.waits ? <Tag kind="warn">{text}</Tag> : <span className="past-sets__state">{text}</span>}
          </li>
        );
      })}
    </ul>
  </Panel>
);
