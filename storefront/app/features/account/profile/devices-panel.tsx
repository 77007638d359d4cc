import type { OpenSession } from '@tokhi/contract/calls/account-own';
import { browserName, isPhone } from '@tokhi/contract/texts/browser-name';
import { formatMoment } from '@tokhi/rules/delivery/calendar';
import { Button } from '@tokhi/ui/form/button.tsx';
import { toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { useRead } from '../../../calls/use-read.ts';
import { EventsPanel } from './events-panel.tsx';
import { Panel } from './panel.tsx';

/** The browsers in which the customer is signed in. Each can be signed out from here. */
export function DevicesPanel() {
  const { reply, read } = useRead('mySessions', undefined);
  const { state, send } = useCall('endSession');
  const others = reply?.sessions.filter(({ current }) => !current) ?? [];
  async function end(sessions: readonly OpenSession[]) {
    for (const { id } of sessions) if ((await send({ id })) === null) return read();
    toastSuccess('Тухайн төхөөрөмжөөс гаргалаа');
    read();
  }
  const endAll = others.length > 1 && (
    <Button kind="outline" size="s" busy={state.is === 'waiting'} onClick={() => void end(others)}>
      Бусдыг гаргах
    </Button>
  );
  return (
    <>
      <Panel title="Нэвтэрсэн төхөөрөмж" end={endAll}>
        {reply === null ? (
          <Skeleton />
        ) : (
          <ul className="panel__rows">
            {reply.sessions.map((session) => (
              <Device key={session.id} session={session} onEnd={() => void end([session])} />
            ))}
          </ul>
        )}
      </Panel>
      {reply !== null && reply.events.length > 0 && <EventsPanel events={reply.events} />}
    </>
  );
}

function Device({ session, onEnd }: { session: OpenSession; onEnd: () => void }) {
  const { browser, current, address, last_seen_at } = session;
  const name = browserName(browser);
  return (
    <li className="panel__row">
      <span className="panel__disc">{isPhone(browser) ? <Icon name="smartphone" /> : <Icon name="monitor" />}</span>
      <p className="panel__what">
        <b>
          {name} {current && <span className="panel__here">Энэ төхөөрөмж</span>}
        </b>
        <span>
          {address} · {current ? 'одоо идэвхтэй' : formatMoment(new Date(last_seen_at))}
        </span>
      </p>
      {!current && (
        <Button kind="quiet" size="s" onClick={onEnd}>
          Гаргах<span className="vh">: {name}</span>
        </Button>
      )}
    </li>
  );
}
