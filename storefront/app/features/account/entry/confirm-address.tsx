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

/** The mailed link was opened; it is used by this press and never by being opened: mail scanners open links. */
export function ConfirmAddress({ token }: { token: string }) {
  const navigate = useNavigate();
  const { state, send } = useCall('confirmEmail');
  const [refused, setRefused] = useState<Refused | null>(null);
  async function handleClick() {
    if ((await send({ token }, setRefused)) === null) return;
    if (sessionToken() === null) return void navigate('/login?sms=1', { replace: true });
    toastSuccess(texts.emailConfirmed);
    await navigate('/profile', { replace: true });
  }
  if (refused !== null)
    return (
      <div className="auth-form">
        <Note kind="bad" title={texts.failure}>
          {refused.text}
        </Note>
        <Button wide kind="outline" onClick={() => void navigate('/login', { replace: true })}>
          Нэвтрэх хуудас руу очих
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
