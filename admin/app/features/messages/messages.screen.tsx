import '../../parts/panel.css';
import './messages.css';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useSearchParams } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { useKeys } from '../../keys/keys.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { PillTabs } from '../../parts/pill-tabs.tsx';
import type { ScreenHandle } from '../../shell/shell.tsx';
import { agoText } from '../../show/ago-text.ts';
import { useNow } from '../../show/use-now.ts';
import { threadQuery, threadsQuery } from './messages-query.ts';
import { ThreadPanel } from './thread-panel.tsx';

export const handle: ScreenHandle = { isWorkbench: true };

const TABS = [
  { name: 'waiting', text: 'Хариу хүлээж буй' },
  { name: 'all', text: 'Бүгд' },
] as const;
const HINTS = [
  ['J+K', 'мөр'],
  ['R', 'хариу бичих'],
  ['Ctrl Enter', 'илгээх'],
  ['E', 'дууссан'],
] as const;

/** Messages of customers: one thread per customer, answered by email. */
export function Component() {
  const [params, setParams] = useSearchParams();
  const now = useNow();
  const show = params.get('show') === 'all' ? 'all' : 'waiting';
  const list = useInfiniteQuery(threadsQuery(show));
  const threads = list.data?.pages.flatMap((page) => page.threads) ?? [];
  const named = Number(params.get('customer'));
  const current = named > 0 ? named : (threads[0]?.customer ?? null);
  const thread = useQuery(threadQuery(current));
  const at = threads.findIndex(({ customer }) => customer === current);
  const open = (customer: number | undefined) =>
    customer !== undefined && setParams({ show, customer: String(customer) }, { replace: true });
  useKeys([
    { key: 'J', does: 'дараагийн мөр', press: () => open(threads[at + 1]?.customer) },
    { key: 'K', does: 'өмнөх мөр', press: () => open(threads[at - 1]?.customer) },
  ]);
  return (
    <>
      <PageHead title="Зурвас" end={<KeyHints hints={HINTS} />} />
      {[list.error, thread.error].map(
        (error) => error !== null && <Note key={reasonOf(error)} kind="bad" title={reasonOf(error)} />,
      )}
      <div className="messages">
        <section className="panel" aria-label="Зурвасууд">
          <div className="messages__tabs">
            <PillTabs
              label="Шүүлт"
              tabs={TABS}
              current={show}
              onChoose={(name) => setParams({ show: name }, { replace: true })}
            />
          </div>
          {list.isSuccess && threads.length === 0 && <p className="messages__none">Хариу хүлээж буй зурвас алга.</p>}
          <ul>
            {threads.map(({ customer, name, title, message, at: sent, waiting }) => (
              <li key={customer}>
                <button
                  type="button"
                  className="messages__i"
                  aria-current={customer === current || undefined}
                  onClick={() => open(customer)}
                >
                  <b>{name ?? 'Нэргүй'}</b>
                  <span className="messages__age">
                    {agoText(sent, now)}
                    {waiting > 1 && `, ${waiting}`}
                  </span>
                  <span className="messages__text">
                    {title}. {message}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {list.hasNextPage && (
            <div className="panel__foot">
              <Button kind="outline" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                Дараагийн 50
              </Button>
            </div>
          )}
        </section>
        {thread.data !== undefined && <ThreadPanel key={current} thread={thread.data.thread} />}
      </div>
    </>
  );
}
