import type { Profile } from '@tokhi/contract/calls/accounts';
import type { MailedProof } from '@tokhi/contract/fields/mailed-proof';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Field } from '@tokhi/ui/form/field.tsx';
import { PasswordInput } from '@tokhi/ui/form/password-input.tsx';
import { toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { type ReactNode, useState } from 'react';
import type { Refused } from '../../../calls/call-state.ts';
import { useCall } from '../../../calls/use-call.ts';
import { CodeInput } from '../entry/code-input.tsx';
import { codeChecks, loginChecks } from '../entry/entry-checks.ts';

interface Proof {
  field: ReactNode;
  /** The proof for the call, or null: then the field says what is missing. */
  given: () => { currentPassword: string } | { proof: MailedProof } | null;
  /** Whether the refusal was about the proof and now shows beside it. */
  handleRefusal: (refused: Refused) => boolean;
  clear: () => void;
}

/**
 * Proof of identity before a change of the credentials: the password, or a mailed code where there
 * is no password (record 040).
 */
export function useProof({ email, has_password }: Pick<Profile, 'email' | 'has_password'>): Proof {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | undefined>(undefined);
  const [browser, setBrowser] = useState<string | null>(null);
  const { state, send } = useCall('sendCode');

  async function askForCode() {
    const reply = await send({ email, terms: true });
    if (reply === null) return;
    setBrowser(reply.browser);
    toastSuccess(reply.data);
  }
  function given() {
    const wrong = has_password ? loginChecks.password(typed) : codeChecks.code(typed);
    setError(wrong);
    if (wrong !== undefined) return null;
    if (has_password) return { currentPassword: typed };
    return browser === null ? null : { proof: { code: typed.trim(), browser } };
  }
  function handleRefusal({ code, text }: Refused): boolean {
    if (code !== 'wrong_password' && code !== 'code_wrong' && code !== 'too_many_tries') return false;
    setError(text);
    return true;
  }
  function handleChange(value: string) {
    setTyped(value);
    setError(undefined);
  }
  const ties = { value: typed, onChange: (event: { target: { value: string } }) => handleChange(event.target.value) };

  const field = has_password ? (
    <Field label="Одоогийн нууц үг" error={error}>
      {(tied) => <PasswordInput {...tied} {...ties} autoComplete="current-password" required />}
    </Field>
  ) : browser === null ? (
    <div className="proof">
      <p>Таныг мөн гэдгийг батлахын тулд {email} хаяг руу код илгээнэ.</p>
      <Button kind="outline" size="s" busy={state.is === 'waiting'} onClick={() => void askForCode()}>
        Код авах
      </Button>
      <p className="proof__error" aria-live="polite">
        {error}
      </p>
    </div>
  ) : (
    <Field label="Имэйлээр ирсэн 6 оронтой код" error={error}>
      {(tied) => <CodeInput {...tied} {...ties} />}
    </Field>
  );
  return { field, given, handleRefusal, clear: () => handleChange('') };
}
