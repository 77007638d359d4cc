import { useMutation } from '@tanstack/react-query';
import { browserName } from '@tokhi/contract/texts/browser-name';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { ask } from '../../../calls/ask.ts';
import { reasonOf } from '../../../calls/refused.ts';
import { Icon } from '../../../icons/icon.tsx';
import { Panel } from '../../../parts/panel.tsx';
import { momentText } from '../../../show/moment-text.ts';
import { type Customer, useKeepCustomer } from '../customers-query.ts';

/** Where the customer is logged in. */
export function DevicesPanel({ customer: { id, devices } }: { customer: Customer }) {
  const keep = useKeepCustomer(id);
  const end = useMutation({
    mutationFn: (session: string | undefined) => ask('endCustomerSessions', { id, session }),
    onSuccess: keep,
  });
  const all =
    devices.length > 1 ? (
      <Button kind="outline" size="s" busy={end.isPending} onClick={() => end.mutate(undefined)}>
        Бүгдийг гаргах
      </Button>
    ) : undefined;
  return (
    <Panel className="customer__last" title="Төхөөрөмж" end={all} flush>
      {end.isError && <Note kind="bad" title={reasonOf(end.error)} />}
      {devices.length === 0 && <p className="customer__none">Одоо нэвтрээгүй байна.</p>}
      <ul className="customer__rows">
        {devices.map(({ id: session, browser, last_seen_at }) => (
          <li key={session}>
            <Icon name="smartphone" />
            <span>
              <b>{browserName(browser)}</b>
              <small>{momentText(last_seen_at)}</small>
            </span>
            <Button
              kind="outline"
              size="s"
              aria-label={`${browserName(browser)}: гаргах`}
              disabled={end.isPending}
              onClick={() => end.mutate(session)}
            >
              Гаргах
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
