import { texts } from '@tokhi/contract/texts/texts';
import { Note } from '@tokhi/ui/show/note.tsx';
import { Link } from 'react-router';
import type { Refused } from '../../../calls/call-state.ts';
import { SendAgain } from './send-again.tsx';

/** For a customer who comes from the email (spec §2 Login: query parameter sms). */
export const ConfirmedNote = () => (
  <Note kind="good" title={texts.emailConfirmed}>
    Одоо нэвтэрч болно.
  </Note>
);

/** For a customer who has just registered. */
export const RegisteredNote = ({ email }: { email: string }) => (
  <Note kind="mail" title="Имэйлээ баталгаажуулна уу" actions={<SendAgain email={email} />}>
    {email} хаяг руу холбоос илгээлээ. Дарсны дараа бонус тань орно.
  </Note>
);

interface RefusedNoteProps {
  refused: Refused;
  /** The address that was typed. */
  email: string;
  onUseCode: () => void;
}

/** Login failure (spec §8): «Амжилтгүй» with the server's message, and what to do next. */
export function RefusedNote({ refused: { code, text }, email, onUseCode }: RefusedNoteProps) {
  if (code === 'email_not_confirmed')
    return (
      <Note kind="mail" title={texts.failure} actions={<SendAgain email={email} />}>
        {text}
      </Note>
    );
  const ways = (
    <>
      <Link className="link" to="/reset-password">
        Нууц үг сэргээх
      </Link>
      <button type="button" className="link" onClick={onUseCode}>
        Код авч нэвтрэх
      </button>
    </>
  );
  return (
    <Note kind="bad" title={texts.failure} actions={code === 'forbidden' ? undefined : ways}>
      {text}
    </Note>
  );
}
