import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { TextInput } from '@tokhi/ui/form/text-input.tsx';
import { useForm } from '@tokhi/ui/form/use-form.ts';
import { Note } from '@tokhi/ui/show/note.tsx';
import { ask } from '../../calls/ask.ts';
import { reasonOf } from '../../calls/refused.ts';
import { useFirstFocus } from '../../parts/use-first-focus.ts';
import { useEntry } from './use-entry.ts';

const CODE = /^[A-Za-z2-7]{4}(?:[ -]?[A-Za-z2-7]{4}){2}$/;

/** One of the ten recovery codes, for when the phone is lost. */
export function RecoveryForm({ onBack }: { onBack: () => void }) {
  const use = useEntry((code: string) => ask('useRecoveryCode', { code }));
  const first = useFirstFocus<HTMLInputElement>();
  const form = useForm({
    initial: { code: '' },
    checks: { code: (text: string) => (CODE.test(text.trim()) ? undefined : '12 тэмдэгт бичнэ үү') },
    onSubmit: ({ code }) => use.mutate(code.trim()),
  });
  return (
    <form onSubmit={form.handleSubmit} noValidate>
      <h1>Нөөц код</h1>
      <p className="soft">Хадгалсан арван кодынхоо нэгийг оруулна уу. Код нэг удаа хүчинтэй.</p>
      {use.isError && <Note kind="bad" title={reasonOf(use.error)} />}
      <div className="entry__fields">
        <Field label="Нөөц код" error={form.errors.code}>
          {(ties) => <TextInput {...ties} {...form.text('code')} autoComplete="off" ref={first} />}
        </Field>
        <Button type="submit" wide busy={use.isPending}>
          Нэвтрэх
        </Button>
        <Button kind="quiet" onClick={onBack}>
          Аппын код оруулах
        </Button>
      </div>
    </form>
  );
}
