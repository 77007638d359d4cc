import './auth-form.css';
import { texts } from '@tokhi/contract/texts/texts';
import { PROOF_VALID_MS } from '@tokhi/rules/person/mailed-proofs';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { useForm } from '@tokhi/ui/form/use-form.ts';
import { toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useCall } from '../../../calls/use-call.ts';
import { type AskedCode, clearAskedCode } from './asked-code.ts';
import { CodeInput } from './code-input.tsx';
import { codeChecks } from './entry-checks.ts';
import { useEnter } from './use-enter.ts';

const MINUTES = PROOF_VALID_MS.login_code / 60_000;

interface UseCodeProps {
  asked: AskedCode;
  /** Null: the customer wants another address, or none. */
  onAsked: (asked: AskedCode | null) => void;
}

/** The form for the six mailed digits. */
export function UseCode({ asked, onAsked }: UseCodeProps) {
  const enter = useEnter();
  const use = useCall('useCode');
  const again = useCall('sendCode');
  const { errors, text, handleSubmit, refuse, reset } = useForm({
    initial: { code: '' },
    checks: codeChecks,
    async onSubmit({ code }, form) {
      const opened = await use.send({ code: code.trim(), browser: asked.browser }, (refused) =>
        refuse({ code: refused.text }, form),
      );
      if (opened === null) return;
      clearAskedCode();
      enter(opened);
    },
  });
  async function handleAgain() {
    // The terms were accepted with the first request.
    const reply = await again.send({ email: asked.email, terms: true });
    if (reply === null) return;
    reset();
    onAsked({ ...asked, browser: reply.browser });
    toastSuccess(reply.data);
  }
  const actions = (
    <>
      {/* The code of a Google or Facebook login is requested there. */}
      {asked.email !== '' && (
        <button type="button" className="link" onClick={() => void handleAgain()}>
          Дахин илгээх
        </button>
      )}
      <button type="button" className="link" onClick={() => onAsked(null)}>
        Хаяг солих
      </button>
    </>
  );
  return (
    <form className="auth-form" method="dialog" noValidate onSubmit={handleSubmit}>
      <Note kind="mail" title="Имэйлээ шалгана уу" actions={actions}>
        {asked.email === '' ? texts.emailNotProven : `${asked.email} хаяг руу код илгээлээ.`} {MINUTES} минут хүчинтэй.
      </Note>
      <Field label="6 оронтой код" error={errors.code}>
        {(ties) => (
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the only field, shown because a code is on its way
          <CodeInput {...ties} {...text('code')} autoFocus />
        )}
      </Field>
      <Button type="submit" size="l" wide busy={use.state.is === 'waiting'}>
        Нэвтрэх
      </Button>
    </form>
  );
}
