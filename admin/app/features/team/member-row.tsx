import { Button } from '@tokhi/ui/form/button.tsx';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { Icon } from '../../icons/icon.tsx';
import { Avatar } from '../../parts/avatar.tsx';
import { Tag } from '../../parts/tag.tsx';
import { agoText } from '../../show/ago-text.ts';
import { momentText } from '../../show/moment-text.ts';
import { inOrder, ROLE_NAMES } from '../../show/role-names.ts';
import type { Member } from './team-query.ts';

interface MemberRowProps {
  member: Member;
  isCurrent: boolean;
  now: Date;
  onOpen: () => void;
  onDisable: () => void;
}

export function MemberRow({ member, isCurrent, now, onOpen, onDisable }: MemberRowProps) {
  const { name, email, roles, state, lastSeenAt, isHere, device } = member;
  const isGone = state === 'disabled';
  const classes = [isCurrent && 'table__row--current', isGone && 'team__gone'].filter(Boolean).join(' ');
  return (
    <tr className={classes || undefined} aria-current={isCurrent || undefined}>
      <td>
        <span className="team__who">
          <Avatar name={name} />
          <span>
            <b>{name}</b>
            <small>{email}</small>
          </span>
        </span>
      </td>
      <td>
        <span className="team__tags">
          {isGone && <Tag kind="line">Гарсан, хаагдсан</Tag>}
          {!isGone && inOrder(roles).map((role) => <Tag key={role}>{ROLE_NAMES[role]}</Tag>)}
        </span>
      </td>
      <td>{isGone ? '—' : <Factors member={member} />}</td>
      <td>{isHere ? 'одоо' : lastSeenAt === null ? '—' : agoText(lastSeenAt, now)}</td>
      <td className="soft">{isGone ? '—' : (device ?? '—')}</td>
      <td className="table__num">
        <span className="team__does">
          {!isGone && (
            <Button kind="outline" size="s" onClick={onDisable} aria-label={`${name}: гаргах`}>
              Гаргах
            </Button>
          )}
          <IconButton
            className="team__more"
            label={isGone ? `${name}: дахин урих` : `${name}: үүрэг, хандалт`}
            onClick={onOpen}
          >
            <Icon name={isGone ? 'user-plus' : 'ellipsis'} />
          </IconButton>
        </span>
      </td>
    </tr>
  );
}

function Factors({ member: { state, factors, invitationEndsAt } }: { member: Member }) {
  if (state === 'invited')
    return (
      <Tag kind="warn">
        <Icon name="mail" /> {invitationEndsAt === null ? 'Урьсан' : `Урьсан, ${momentText(invitationEndsAt)} хүртэл`}
      </Tag>
    );
  if (!factors.totp)
    return (
      <Tag kind="bad">
        <Icon name="x" /> Тохируулаагүй
      </Tag>
    );
  return (
    <Tag kind="ok">
      <Icon name="check" /> {factors.passkeys > 0 ? 'Түлхүүр, апп' : 'Апп'}
    </Tag>
  );
}
