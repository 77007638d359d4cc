import { buttonClass } from '@tokhi/ui/form/button-class.ts';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { Kbd } from '../../parts/kbd.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import type { Alert } from './status-alerts.ts';
import { StatusDot } from './status-dot.tsx';

interface AlertListProps {
  alerts: readonly Alert[];
  /** The current row of the keys. */
  current: number;
}

/** The alerts: each with its meaning and what to do. */
export function AlertList({ alerts, current }: AlertListProps) {
  const open = alerts.filter(({ severity }) => severity !== 'plain').length;
  const note = open === 0 ? <Tag kind="ok">тайван</Tag> : <Tag kind="warn">{open} шийдээгүй</Tag>;
  return (
    <Panel title="Дохио" note={note} flush>
      {alerts.length === 0 ? (
        <p className="status__none">Одоо анхаарах зүйл алга.</p>
      ) : (
        <ul>
          {alerts.map((alert, at) => (
            <Row key={alert.key} alert={alert} isCurrent={at === current} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Row({ alert, isCurrent }: { alert: Alert; isCurrent: boolean }) {
  const line = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isCurrent) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const { severity, title, detail, means, remedy, to } = alert;
  return (
    <li
      ref={line}
      className={`alert alert--${severity}${isCurrent ? ' alert--current' : ''}`}
      aria-current={isCurrent || undefined}
    >
      <span className="alert__dot">
        <StatusDot is={severity} />
      </span>
      <p className="alert__what">
        <b>{title}</b>
        <small>{detail}</small>
      </p>
      <p>
        <small>Юу гэсэн үг</small>
        {means}
      </p>
      <div className="alert__remedy">
        <small>Юу хийх</small>
        {remedy}
        {to !== undefined && (
          <p className="alert__acts">
            <Link className={buttonClass({ kind: 'outline', size: 's' })} to={to}>
              «Өнөөдөр» нээх {isCurrent && <Kbd>O</Kbd>}
            </Link>
          </p>
        )}
      </div>
    </li>
  );
}
