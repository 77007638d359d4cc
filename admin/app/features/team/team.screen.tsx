import '../../parts/table.css';
import './team.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { Suspense, useState } from 'react';
import { Icon } from '../../icons/icon.tsx';
import { useKeys } from '../../keys/keys.tsx';
import { KeyHints } from '../../parts/key-hints.tsx';
import { PageHead } from '../../parts/page-head.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Tag } from '../../parts/tag.tsx';
import { Opening } from '../../shell/opening.tsx';
import { DisableDialog } from './disable-dialog.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { MemberRow } from './member-row.tsx';
import { Networks } from './networks.tsx';
import { PermissionMatrix } from './permission-matrix.tsx';
import { type Member, teamQuery } from './team-query.ts';

const HINTS = [
  ['J+K', 'дээш, доош'],
  ['Enter', 'үүрэг, хандалт'],
] as const;

type Task = { kind: 'invite'; again: Member | null } | { kind: 'open' | 'disable'; member: Member };

export const Component = () => (
  <Suspense fallback={<Opening />}>
    <TeamPage />
  </Suspense>
);

/** The members, their permissions, and their networks. */
function TeamPage() {
  const team = useSuspenseQuery(teamQuery);
  const { members } = team.data;
  const now = new Date(team.dataUpdatedAt);
  const [current, setCurrent] = useState(0);
  const [task, setTask] = useState<Task | null>(null);
  const [invited, setInvited] = useState<string | null>(null);
  const close = () => setTask(null);
  const open = (member: Member | undefined) => {
    if (member === undefined) return;
    setTask(member.state === 'disabled' ? { kind: 'invite', again: member } : { kind: 'open', member });
  };
  useKeys([
    { key: 'J', does: 'дараагийн хүн', press: () => setCurrent((at) => Math.min(at + 1, members.length - 1)) },
    { key: 'K', does: 'өмнөх хүн', press: () => setCurrent((at) => Math.max(at - 1, 0)) },
    { key: 'Enter', does: 'үүрэг, хандалт', press: () => task === null && open(members[current]) },
  ]);
  const staff = members.filter(({ state }) => state !== 'disabled');
  const unsafe = staff.filter(({ factors }) => !factors.totp).length;
  return (
    <>
      <PageHead
        title="Баг, эрх"
        end={
          <Button icon={<Icon name="plus" />} onClick={() => setTask({ kind: 'invite', again: null })}>
            Хүн урих
          </Button>
        }
      >
        <span className="soft">
          {staff.length} хүн, {staff.filter(({ isHere }) => isHere).length} нь одоо нэвтэрсэн
        </span>
      </PageHead>
      <div className="team">
        {invited !== null && <Note kind="mail" title={`${invited} хаягт урилга илгээлээ`} />}
        <Panel
          title="Ажилтан"
          flush
          foot={<KeyHints hints={HINTS} />}
          end={
            unsafe > 0 && (
              <Tag kind="bad">
                <Icon name="triangle-alert" /> {unsafe} хүн хоёр дахь хүчин зүйлгүй
              </Tag>
            )
          }
        >
          <div className="table__wrap">
            <table className="table">
              <thead>
                <tr>
                  <th>Нэр</th>
                  <th>Үүрэг</th>
                  <th>Хоёр дахь хүчин зүйл</th>
                  <th>Сүүлд</th>
                  <th>Нэвтэрсэн төхөөрөмж</th>
                  <th>
                    <span className="vh">Үйлдэл</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {members.map((member, at) => (
                  <MemberRow
                    key={member.id}
                    member={member}
                    isCurrent={at === current}
                    now={now}
                    onOpen={() => open(member)}
                    onDisable={() => setTask({ kind: 'disable', member })}
                  />
                ))}
              </tbody>
            </table>
          </div>
        </Panel>
        <PermissionMatrix />
        <Networks />
      </div>
      {task?.kind === 'invite' && (
        <InviteDialog
          again={task.again}
          onClose={(email) => {
            close();
            setInvited(email);
          }}
        />
      )}
      {task?.kind === 'open' && <MemberDialog member={task.member} onClose={close} />}
      {task?.kind === 'disable' && <DisableDialog member={task.member} onClose={close} />}
    </>
  );
}
