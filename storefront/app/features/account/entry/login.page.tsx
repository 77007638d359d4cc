import './auth-form.css';
import { texts } from '@tokhi/contract/texts/texts';
import { toastFailure } from '@tokhi/ui/overlay/toast.ts';
import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { useHydrated } from '@tokhi/ui/start/use-hydrated.ts';
import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { CONFIRM_MARK, guestsOnly } from '../../../guards.ts';
import { isObject, textField } from '../../../local/stored-fields.ts';
import { takeTurnedAway } from '../../../local/wanted-page.ts';
import { publicCache } from '../../../public-cache.ts';
import { titled } from '../../../route-title.ts';
import type { Route } from './+types/login.page.ts';
import { readAskedCode } from './asked-code.ts';
import { AuthLayout } from './auth-layout.tsx';
import { loadRoom } from './load-room.ts';
import { ConfirmedNote, RegisteredNote } from './login-notes.tsx';
import { PasswordLogin } from './password-login.tsx';

const TITLE = 'Нэвтрэх';

export const handle = titled(TITLE);

export const headers = () => publicCache;

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export const loader = (args: Route.LoaderArgs) => loadRoom(args);

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  guestsOnly({ url });
  return await serverLoader();
}

const CodeLogin = lazyPart(() => import('./code-login.tsx'), 'CodeLogin');
const SocialLogin = lazyPart(() => import('../social/social-login.tsx'), 'SocialLogin');
const ConfirmAddress = lazyPart(() => import('./confirm-address.tsx'), 'ConfirmAddress');

export default function LoginPage({ loaderData: { room } }: Route.ComponentProps) {
  // The head script sent the visitor here, and could not say why.
  useEffect(() => {
    if (takeTurnedAway()) toastFailure(texts.loginRequired);
  }, []);
  return (
    <AuthLayout title={TITLE} lead="Сагс, хадгалсан бараа, захиалга тань нэг дор." room={room}>
      <LoginForms />
      <p className="auth-form__foot">
        <span>
          Анх удаа орж байна уу?{' '}
          <Link className="link auth-form__other" to="/register">
            <b>Бүртгүүлэх</b>
          </Link>
        </span>
      </p>
      <noscript>
        <p className="auth-form__noscript">Нэвтрэхийн тулд хөтчийнхөө JavaScript-ийг асаана уу.</p>
      </noscript>
    </AuthLayout>
  );
}

function LoginForms() {
  const hydrated = useHydrated();
  const { hash, state } = useLocation();
  const [query] = useSearchParams();
  const [chosen, setChosen] = useState<'password' | 'code' | null>(null);
  // A new code replaces the one that was requested before.
  const [sent, setSent] = useState(0);
  const registered = isObject(state) ? textField(state, 'registered') : '';
  // The customer came back to this page to type a requested code.
  const way = chosen ?? (hydrated && readAskedCode() !== null ? 'code' : 'password');
  function handleCodeSent() {
    setChosen('code');
    setSent((before) => before + 1);
  }
  if (hydrated && hash.startsWith(CONFIRM_MARK))
    return (
      <Suspense>
        <ConfirmAddress token={hash.slice(CONFIRM_MARK.length)} />
      </Suspense>
    );
  return (
    <div className={hydrated ? undefined : 'auth-form--until-known'}>
      {way === 'code' ? (
        <Suspense>
          <CodeLogin key={sent} email={registered} onUsePassword={() => setChosen('password')} />
        </Suspense>
      ) : (
        <PasswordLogin
          email={registered}
          note={query.has('sms') ? <ConfirmedNote /> : registered !== '' && <RegisteredNote email={registered} />}
          onUseCode={() => setChosen('code')}
        />
      )}
      <Suspense>
        <SocialLogin shown={way === 'password'} onCodeSent={handleCodeSent} />
      </Suspense>
    </div>
  );
}
