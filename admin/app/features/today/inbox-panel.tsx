import './inbox.css';
import { useQuery } from '@tanstack/react-query';
import { inboxGroups, inboxKindNames, inboxKinds } from '@tokhi/contract/admin/inbox-kinds';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { reasonOf } from '../../calls/refused.ts';
import { useKeys } from '../../keys/keys.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { UndoBar } from '../../parts/undo-bar.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { GROUP_NAMES, InboxKinds } from './inbox-kinds.tsx';
import { hasOwnAction, InboxRow } from './inbox-row.tsx';
import { type InboxItem, inboxQuery, type Whose } from './today-query.ts';
import { useInbox } from './use-inbox.ts';

const HINTS = [
  ['J+K', 'дээш, доош'],
  ['Enter', 'үндсэн үйлдэл'],
  ['A', 'надад'],
  ['H', 'хойшлуулах'],
  ['E', 'дууссан'],
] as const;

/** Items per group while all kinds are shown: the list of kinds leads to the others. */
const SHOWN_OF_GROUP = 6;

const nameOf = ({ kind, subject }: InboxItem): string => `${kind} ${subject}`;

/** What needs a person, handled by keyboard. */
export function InboxPanel({ whose, now }: { whose: Whose; now: Date }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const kind = inboxKindNames.find((name) => name === params.get('kind'));
  const list = useQuery(inboxQuery(kind, whose));
  const inbox = useInbox();
  const [chosen, setChosen] = useState('');
  const [finishing, setFinishing] = useState<InboxItem | null>(null);
  // Grouped like the list of kinds; within a group the worst comes first, as in the response.
  const groups = Map.groupBy(list.data?.items ?? [], (item) => inboxKinds[item.kind]);
  const most = kind === undefined ? SHOWN_OF_GROUP : Number.POSITIVE_INFINITY;
  const ordered = inboxGroups.flatMap((group) => (groups.get(group) ?? []).slice(0, most));
  const at = Math.max(
    ordered.findIndex((item) => nameOf(item) === chosen),
    0,
  );
  const current = ordered[at];

  function main(item: InboxItem) {
    if (!hasOwnAction(item)) return setFinishing(item);
    if (item.action.job !== null) return inbox.retry(item.action.job);
    if (item.action.to !== null) void navigate(item.action.to);
  }
  /** When an item leaves, the next one becomes current. */
  function leave(item: InboxItem, act: () => void) {
    const next = ordered[at + 1] ?? ordered[at - 1];
    if (item === current && next !== undefined) setChosen(nameOf(next));
    act();
  }
  const step = (by: number) => {
    const next = ordered[at + by];
    if (next !== undefined) setChosen(nameOf(next));
  };
  useKeys([
    { key: 'J', does: 'дараагийн зүйл', press: () => step(1) },
    { key: 'K', does: 'өмнөх зүйл', press: () => step(-1) },
    { key: 'Enter', does: 'үндсэн үйлдэл', press: () => current && main(current) },
    { key: 'A', does: 'надад', press: () => current && inbox.take(current) },
    { key: 'H', does: 'маргааш хүртэл хойшлуулах', press: () => current && leave(current, () => inbox.later(current)) },
    { key: 'E', does: 'дууссан', press: () => current && setFinishing(current) },
  ]);
  // Reserves its space while it loads, so that nothing next to it moves.
  if (list.data === undefined)
    return <div className="panel">{list.isError && <Note kind="bad" title={reasonOf(list.error)} />}</div>;
  return (
    <section className="panel inbox" aria-label="Анхаарах зүйлс">
      <InboxKinds inbox={list.data} chosen={kind} now={now} />
      <div>
        <div className="panel__head">
          <h2>Анхаарах зүйлс</h2>
        </div>
        {inbox.failure !== null && <Note kind="bad" title={reasonOf(inbox.failure)} />}
        {ordered.length === 0 && <p className="inbox__none">Анхаарах зүйл алга. Сайхан өдөр!</p>}
        <ul>
          {ordered.map((item, index) => {
            const group = inboxKinds[item.kind];
            const isFirst = index === 0 || inboxKinds[ordered[index - 1]?.kind ?? item.kind] !== group;
            return [
              isFirst && (
                <li key={group} className="item-group">
                  <b>{GROUP_NAMES[group]}</b>
                  {groups.get(group)?.length}
                  {kind === undefined && (groups.get(group)?.length ?? 0) > most && (
                    <Link className="item-group__all" to={`?kind=${item.kind}`}>
                      Бүгд
                    </Link>
                  )}
                </li>
              ),
              <InboxRow
                key={nameOf(item)}
                item={item}
                now={now}
                isCurrent={item === current}
                onChoose={() => setChosen(nameOf(item))}
                onMain={() => main(item)}
                onTake={() => inbox.take(item)}
                onLater={() => leave(item, () => inbox.later(item))}
                onDone={() => setFinishing(item)}
              />,
            ];
          })}
        </ul>
        <div className="panel__foot">
          <KeyHints hints={HINTS} />
        </div>
      </div>
      {finishing !== null && (
        <FinishDialog
          item={finishing}
          onClose={() => setFinishing(null)}
          onFinish={(reason) => {
            setFinishing(null);
            leave(finishing, () => inbox.finish(finishing, reason));
          }}
        />
      )}
      {inbox.decided !== null && (
        <div className="inbox__undo">
          <UndoBar
            title={inbox.decided.title}
            until={inbox.decided.until}
            onUndo={inbox.undo}
            onOver={inbox.clearDecided}
          >
            {inbox.decided.note}
          </UndoBar>
        </div>
      )}
    </section>
  );
}
