import './social-buttons.css';
import type { SocialProvider } from '@tokhi/contract/social-login';
import { refusals } from '@tokhi/contract/texts/refusals';
import { texts } from '@tokhi/contract/texts/texts';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { Link } from 'react-router';
import type { SocialLogin } from './use-social-login.ts';

const NAMES: [provider: SocialProvider, name: string][] = [
  ['google', 'Google'],
  ['facebook', 'Facebook'],
];

/** The other login methods, under a form (spec §2 Login, Register). */
export function SocialButtons({ social: { waiting, refusal, start } }: { social: SocialLogin }) {
  return (
    <section className="social" aria-label="Өөр аргаар нэвтрэх">
      <p className="social__or">эсвэл</p>
      {refusal !== null && (
        <Note kind="bad" title={texts.failure}>
          {refusals[refusal].text}
        </Note>
      )}
      <div className="social__buttons">
        {NAMES.map(([provider, name]) => (
          <Button
            key={provider}
            kind="outline"
            busy={waiting === provider}
            icon={<img src={`/icons/${provider}.svg`} alt="" width="20" height="20" />}
            onClick={() => start(provider)}
          >
            {waiting === provider ? 'Түр хүлээнэ үү' : name}
          </Button>
        ))}
      </div>
      <output className="social__help">
        {waiting !== null && (
          <>
            <Icon name="external-link" />
            Нээгдсэн цонхонд бүртгэлээ сонгоно уу
          </>
        )}
        {refusal === 'social_profile_failed' && 'Google, Facebook дээр имэйлээ зөвшөөрөөд дахин оролдоорой'}
      </output>
      <p className="social__terms">
        Үргэлжлүүлснээр{' '}
        <Link className="link" to="/policy" target="_blank">
          Үйлчилгээний нөхцөлийг
        </Link>{' '}
        зөвшөөрсөнд тооцно.
      </p>
    </section>
  );
}
