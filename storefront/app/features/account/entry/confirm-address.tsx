import './auth-form.css';
import { texts } from '@tokhi/contract/texts/texts';
import { Button } from '@tokhi/ui/form/button.tsx';
import { toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Refused } from '../../../calls/call-state.ts';
import { useCall } from '../../../calls/use-call.ts';
import { sessionToken } from '../../../local/session.ts';
import { ConfirmElsewhere } from './confirm-elsewhere.tsx';

/** The page of a mailed link. Only this button uses the link, opening it does not: mail scanners open links. */
export function ConfirmAddress({ token }: { token: string }) {
  const navigate = useNavigate();
  const { state, send } = useCall('confirmEmail');
  const [end, setEnd] = useState<Refused | 'already' | null>(null);
  const isGuest = sessionToken() === null;

  async function handleConfirmed() {
    if (isGuest) return void navigate('/login?sms=1', { replace: true });
    toastSuccess(texts.emailConfirmed);
    await navigate('/profile', { replace: true });
  }
  async function handleClick() {
    const reply = await send({ token }, setEnd);
    if (reply?.already) setEnd('already');
    else if (reply !== null) await handleConfirmed();
  }

  if (end !== null && end !== 'already' && end.code === 'password_not_proven')
    return (
      <ConfirmElsewhere
        token={token}
        asked={end.text}
        hasPassword={end.details['has_password'] === 1}
        onConfirmed={() => void handleConfirmed()}
        onRefused={setEnd}
      />
    );
  if (end !== null)
    return (
      <div className="auth-form">
        {end === 'already' ? (
          <Note kind="good" title={texts.emailAlreadyConfirmed} />
        ) : (
          <Note kind="bad" title={texts.failure}>
            {end.text}
          </Note>
        )}
        <Button wide kind="outline" onClick={() => void navigate(isGuest ? '/login' : '/profile', { replace: true })}>
          {isGuest ? 'Нэвтрэх хуудас руу очих' : 'Профайл руу очих'}
        </Button>
      </div>
    );
  return (
    <div className="auth-form">
      <Note kind="mail" title="Имэйл хаягаа баталгаажуулна уу">
        Хаяг таных мөн бол доорх товчийг дарна уу.
      </Note>
      <Button size="l" wide busy={state.is === 'waiting'} onClick={() => void handleClick()}>
        Хаягаа баталгаажуулах
      </Button>
    </div>
  );
}
