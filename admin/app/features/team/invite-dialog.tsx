import './team-dialog.css';
import type { StaffRole } from '@tokhi/contract/admin/permissions';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useForm } from '@tokhi/ui/form/use-form.ts';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { useFirstFocus } from '../../parts/use-first-focus.ts';
import { RoleChoice } from './role-choice.tsx';
import type { Member } from './team-query.ts';
import { useTeamChange } from './use-team-change.ts';

interface InviteDialogProps {
  /** A former member who returns; null: a new one. */
  again: Member | null;
  onClose: (invited: string | null) => void;
}

/** Invites by email. Only the email has the link. */
export const InviteDialog = ({ again, onClose }: InviteDialogProps) => (
  <Dialog open onClose={() => onClose(null)} title={again === null ? 'Хүн урих' : 'Дахин урих'}>
    <InviteForm again={again} onClose={onClose} />
  </Dialog>
);

function InviteForm({ again, onClose }: InviteDialogProps) {
  const [roles, setRoles] = useState<StaffRole[]>(again?.roles ?? []);
  const first = useFirstFocus<HTMLInputElement>();
  const invite = useTeamChange((body: { email: string; name: string; roles: StaffRole[] }) =>
    ask('inviteMember', body),
  );
  const form = useForm({
    initial: { name: again?.name ?? '', email: again?.email ?? '' },
    checks: {
      name: (text: string) => (text.trim() === '' ? 'Нэрийг бичнэ үү' : undefined),
      email: (text: string) => (/^\S+@\S+\.\S+$/.test(text.trim()) ? undefined : 'И-мэйл хаягийг бүтэн бичнэ үү'),
    },
    onSubmit: ({ name, email }) => {
      if (roles.length > 0) invite.mutate({ name, email, roles }, { onSuccess: () => onClose(email) });
    },
  });
  return (
    <form className="team-dialog" onSubmit={form.handleSubmit} noValidate>
      {invite.isError && <Note kind="bad" title={reasonOf(invite.error)} />}
      <Field label="Нэр" error={form.errors.name}>
        {(ties) => <TextInput {...ties} {...form.text('name')} autoComplete="off" ref={first} />}
      </Field>
      <Field label="Ажлын и-мэйл" error={form.errors.email}>
        {(ties) => (
          <TextInput {...ties} {...form.text('email')} type="email" autoComplete="off" readOnly={again !== null} />
        )}
      </Field>
      <RoleChoice chosen={roles} onChange={setRoles} />
      <p className="soft">И-мэйлээр очсон холбоос 48 цаг хүчинтэй. Нууц үг, хоёр дахь хүчин зүйлээ өөрөө тохируулна.</p>
      <div className="team-dialog__foot">
        <Button kind="outline" onClick={() => onClose(null)}>
          Болих
        </Button>
        <Button type="submit" busy={invite.isPending} disabled={roles.length === 0}>
          Урилга илгээх
        </Button>
      </div>
    </form>
  );
}
