import type { SecurityEvent } from '@tokhi/contract/calls/account-own';
import { formatMoment } from '@tokhi/rules/delivery/calendar';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { Panel } from './panel.tsx';

/** Recent security events of the account: its owner sees what somebody else did. */
export function EventsPanel({ events }: { events: readonly SecurityEvent[] }) {
  return (
    <Panel title="Сүүлийн үйлдэл">
      <p className="panel__lead">Та хийгээгүй үйлдэл байвал нууц үгээ сольж, бусад төхөөрөмжийг гаргана уу.</p>
      <ul className="panel__rows">
        {events.map(({ id, words, count, address, at }) => (
          <li className="panel__row" key={id}>
            <span className="panel__disc">
              <Icon name="shield-check" />
            </span>
            <p className="panel__what">
              <b>
                {words}
                {count > 1 && ` · ${count} удаа`}
              </b>
              <span>{[address, formatMoment(new Date(at))].filter((part) => part !== '').join(' · ')}</span>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
