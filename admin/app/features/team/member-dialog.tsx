import './team-dialog.css';
import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { isRefused, reasonOf } from '../../calls/refused.ts';
import { useMember } from '../../calls/session.ts';
import { RoleChoice } from './role-choice.tsx';
import type { Member } from './team-query.ts';
import { useTeamChange } from './use-team-change.ts';

interface MemberDialogProps {
  member: Member;
  onClose: () => void;
}

/** The roles of one member, and a new invitation if the phone is lost. */
export function MemberDialog({ member, onClose }: MemberDialogProps) {
  const { email } = useMember();
  const { id: staffId, version } = member;
  const [roles, setRoles] = useState<StaffRole[]>(member.roles);
  const change = useTeamChange(() => ask('changeRoles', { staffId, version, roles }), onClose);
  const renew = useTeamChange(() => ask('renewAccess', { staffId, version }), onClose);
  const error = change.error ?? renew.error;
  const isSame = roles.length === member.roles.length && roles.every((role) => member.roles.includes(role));
  return (
    <Dialog open onClose={onClose} title={member.name}>
      <form
        className="team-dialog"
        onSubmit={(event) => {
          event.preventDefault();
          change.mutate(undefined);
        }}
      >
        {error !== null && (
          <Note kind="bad" title={reasonOf(error)}>
            {isRefused(error, 'changed_meanwhile') &&
              'Цонхыг хаагаад шинэ төлөвийг харна уу. Таны сонголт хадгалагдаагүй.'}
          </Note>
        )}
        <p className="soft">{member.email}</p>
        <RoleChoice chosen={roles} onChange={setRoles} />
        <div className="team-dialog__foot">
          {member.email !== email && (
            <Button
              kind="outline"
              className="team-dialog__start"
              busy={renew.isPending}
              onClick={() => renew.mutate(undefined)}
            >
              {member.state === 'invited' ? 'Урилгыг дахин илгээх' : 'Хандалтыг шинэчлэх'}
            </Button>
          )}
          <Button type="submit" busy={change.isPending} disabled={roles.length === 0 || isSame}>
            Хадгалах
          </Button>
        </div>
        <p className="soft">
          Хандалтыг шинэчлэхэд нууц үг, утасны апп, түлхүүр нь хүчингүй болж, шинэ урилга и-мэйлээр очно.
        </p>
      </form>
    </Dialog>
  );
}
