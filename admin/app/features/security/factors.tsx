import { browserName } from '@tokhi/contract/texts/browser-name';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { ask } from '../../calls/ask.ts';
import { addPasskey, isAbandoned } from '../../calls/passkey.ts';
import { reasonOf } from '../../calls/refused.ts';
import { Icon } from '../../icons/icon.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { momentText } from '../../show/moment-text.ts';
import type { Security } from './security-query.ts';
import { useSecurityChange } from './use-security-change.ts';

/** TOTP, which every member has, and additional passkeys. */
export function Factors({ security: { totp, passkeys } }: { security: Security }) {
  const add = useSecurityChange(() => addPasskey(browserName(navigator.userAgent)));
  const remove = useSecurityChange((id: string) => ask('removePasskey', { id }));
  const error = add.error ?? remove.error;
  return (
    <Panel
      title="Хоёр дахь хүчин зүйл"
      flush
      end={
        <Button size="s" kind="outline" busy={add.isPending} onClick={() => add.mutate(undefined)}>
          Түлхүүр нэмэх
        </Button>
      }
    >
      {error !== null && !isAbandoned(error) && <Note kind="bad" title={reasonOf(error)} />}
      <ul className="security__rows">
        <li>
          <Icon name="smartphone" />
          <span className="security__fact">
            <b>Баталгаажуулах апп</b>
            <small>6 оронтой код, 30 секунд тутам шинэ</small>
          </span>
          <Tag kind={totp ? 'ok' : 'bad'}>{totp ? 'Холбогдсон' : 'Тохируулаагүй'}</Tag>
        </li>
        {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id}>
            <Icon name="key-round" />
            <span className="security__fact">
              <b>{name}</b>
              <small>
                {momentText(createdAt)} нэмсэн, {lastUsedAt === null ? 'ашиглаагүй' : `сүүлд ${momentText(lastUsedAt)}`}
              </small>
            </span>
            <Button
              size="s"
              kind="outline"
              aria-label={`${name}: түлхүүрийг хасах`}
              busy={remove.isPending && remove.variables === id}
              onClick={() => remove.mutate(id)}
            >
              Хасах
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
