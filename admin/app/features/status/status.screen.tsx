import '../../parts/table.css';
import './status.css';
import { useQuery } from '@tanstack/react-query';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { useKeys } from '../../keys/keys.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { momentText } from '../../show/moment-text.ts';
import { AlertList } from './alert-list.tsx';
import { alertsOf } from './status-alerts.ts';
import { AGAIN_SECONDS, statusQuery } from './status-query.ts';
import { ProcessTable, QueueTable, ServiceTable } from './status-tables.tsx';
import { SummaryBand } from './summary-band.tsx';
import { ChecksPanel, MoneyPanel } from './waiting-panels.tsx';

const HINTS = [
  ['J+K', 'дохио'],
  ['O', 'нээх'],
] as const;

/** The shop's health: processes, queues and outside services, and what to do about problems. */
export function Component() {
  const navigate = useNavigate();
  const { data: status, error, isError } = useQuery(statusQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const alerts = status === undefined ? [] : alertsOf(status);
  const current = Math.max(
    0,
    alerts.findIndex(({ key }) => key === chosen),
  );
  const step = (by: number) => setChosen(alerts[current + by]?.key ?? chosen);
  useKeys([
    { key: 'J', does: 'дараагийн дохио', press: () => step(1) },
    { key: 'K', does: 'өмнөх дохио', press: () => step(-1) },
    {
      ...{ key: 'O', does: 'дохиог нээх' },
      press: () => {
        const to = alerts[current]?.to;
        if (to !== undefined) void navigate(to);
      },
    },
  ]);
  return (
    <>
      <PageHead title="Системийн төлөв" end={<KeyHints hints={HINTS} />}>
        {status !== undefined && (
          <span className="soft">
            {AGAIN_SECONDS} секунд тутам шинэчилнэ, сүүлд {clockText(status.at)}
          </span>
        )}
      </PageHead>
      {isError && <Note kind="bad" title={reasonOf(error)} />}
      {status !== undefined && (
        <div className="status">
          <SummaryBand status={status} alerts={alerts} />
          <AlertList alerts={alerts} current={current} />
          <ProcessTable status={status} />
          <QueueTable queues={status.queues} />
          <ServiceTable services={status.services} at={status.at} />
          <div className="status__pair">
            <MoneyPanel status={status} />
            <ChecksPanel status={status} />
          </div>
        </div>
      )}
    </>
  );
}

/** «09:12:08» in the time of Ulaanbaatar. */
const clockText = (moment: string): string => `${momentText(moment).split(', ')[1]}:${moment.slice(17, 19)}`;
