import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { PasswordInput } from '@tokhi/ui/form/password-input.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useForm } from '@tokhi/ui/form/use-form.ts';
import { Note } from '@tokhi/ui/show/note.tsx';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { Icon } from '../../icons/icon.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { useFirstFocus } from '../../parts/use-first-focus.ts';
import { useEntry } from './use-entry.ts';

const filled = (text: string) => (text === '' ? 'Заавал бөглөнө үү' : undefined);

export function PasswordStep() {
  const login = useEntry((body: { email: string; password: string }) => ask('login', body));
  const first = useFirstFocus<HTMLInputElement>();
  const form = useForm({
    initial: { email: '', password: '' },
    checks: { email: filled, password: filled },
    onSubmit: (values) => login.mutate(values),
  });
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <h1>Удирдлагад нэвтрэх</h1>
      <p className="soft">Зөвхөн ажилтанд.</p>
      {login.isError && <Note kind="bad" title={reasonOf(login.error)} />}
      <div className="entry__fields">
        <Field label="Ажлын и-мэйл" error={form.errors.email}>
          {(ties) => <TextInput {...ties} {...form.text('email')} type="email" autoComplete="username" ref={first} />}
        </Field>
        <Field label="Нууц үг" error={form.errors.password}>
          {(ties) => <PasswordInput {...ties} {...form.text('password')} autoComplete="current-password" />}
        </Field>
        <Button type="submit" wide busy={login.isPending}>
          Үргэлжлүүлэх <Kbd inButton>Enter</Kbd>
        </Button>
      </div>
      <p className="entry__note">
        <Icon name="shield-check" />
        <span>10 удаа буруу бол 15 минут түгжинэ.</span>
      </p>
    </form>
  );
}
