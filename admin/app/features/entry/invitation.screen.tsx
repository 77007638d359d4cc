import { useMutation, useQueryClient } from '@tanstack/react-query';
import { SHORTEST_PASSWORD } from '@tokhi/rules/person/password-checks';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { PasswordInput } from '@tokhi/ui/form/password-input.tsx';
import { useForm } from '@tokhi/ui/form/use-form.ts';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useLocation, useNavigate } from 'react-router';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { EntryLayout } from './entry-layout.tsx';

/** An invited member sets the password. The token is after `#`, so that no server and no log gets it. */
export function Component() {
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const queries = useQueryClient();
  const accept = useMutation({
    mutationFn: (password: string) => ask('acceptInvitation', { token, password }),
    onSuccess: async () => {
      queries.clear();
      await navigate('/login', { replace: true });
    },
  });
  const form = useForm({
    initial: { password: '' },
    checks: {
      password: (text: string) =>
        text.length < SHORTEST_PASSWORD ? `${SHORTEST_PASSWORD}-аас доошгүй тэмдэгт бичнэ үү` : undefined,
    },
    onSubmit: ({ password }) => accept.mutate(password),
  });
  return (
    <EntryLayout>
      <form onSubmit={form.handleSubmit} noValidate>
        <h1>Нууц үгээ тохируулах</h1>
        <p className="soft">Дараа нь энэ нууц үгээр нэвтэрч, хоёр дахь хүчин зүйлээ тохируулна.</p>
        {accept.isError && <Note kind="bad" title={reasonOf(accept.error)} />}
        <div className="entry__fields">
          <Field label="Шинэ нууц үг" error={form.errors.password}>
            {(ties) => <PasswordInput {...ties} {...form.text('password')} autoComplete="new-password" />}
          </Field>
          <Button type="submit" wide busy={accept.isPending}>
            Хадгалах
          </Button>
        </div>
      </form>
    </EntryLayout>
  );
}
