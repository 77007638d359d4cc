import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { momentText } from '../../show/moment-text.ts';
import type { Security } from './security-query.ts';
import { useSecurityChange } from './use-security-change.ts';

/** Where the member is logged in now. */
export function Sessions({ sessions }: Pick<Security, 'sessions'>) {
  const end = useSecurityChange((id: string) => ask('endSession', { id }));
  return (
    <Panel className="security__wide" title="Нэвтэрсэн төхөөрөмж" note="1 цаг хэрэглээгүй бол өөрөө гарна" flush>
      {end.isError && <Note kind="bad" title={reasonOf(end.error)} />}
      <ul className="security__rows">
        {sessions.map(({ id, device, address, createdAt, lastSeenAt, isThis }) => (
          <li key={id}>
            <Icon name="smartphone" />
            <span className="security__fact">
              <b>{device}</b>
              <small>
                {address}, {momentText(createdAt)} нэвтэрсэн, сүүлд {momentText(lastSeenAt)}
              </small>
            </span>
            {isThis ? (
              <Tag kind="ok">Энэ төхөөрөмж</Tag>
            ) : (
              <Button
                size="s"
                kind="outline"
                aria-label={`${device}: гаргах`}
                busy={end.isPending && end.variables === id}
                onClick={() => end.mutate(id)}
              >
                Гаргах
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
