import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { Suspense } from 'react';
import { Link, useNavigate } from 'react-router';
import { guestsOnly } from '../../../guards.ts';
import { publicCache } from '../../../public-cache.ts';
import { titled } from '../../../route-title.ts';
import type { Route } from './+types/register.page.ts';
import { AuthLayout } from './auth-layout.tsx';
import { loadRoom } from './load-room.ts';
import { RegisterForm } from './register-form.tsx';

const TITLE = 'Бүртгүүлэх';

export const handle = titled(TITLE);

export const headers = () => publicCache;

export const meta = () => [{ name: 'robots', content: 'noindex' }];

export const loader = (args: Route.LoaderArgs) => loadRoom(args);

export async function clientLoader({ url, serverLoader }: Route.ClientLoaderArgs) {
  guestsOnly({ url });
  return await serverLoader();
}

const SocialLogin = lazyPart(() => import('../social/social-login.tsx'), 'SocialLogin');

export default function RegisterPage({ loaderData: { room } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const lead = (
    <>
      Нэг минут болно. Бүртгэлтэй юу?{' '}
      <Link className="link" to="/login">
        Нэвтрэх
      </Link>
    </>
  );
  return (
    <AuthLayout title={TITLE} lead={lead} room={room} wide>
      <RegisterForm />
      <Suspense>
        {/* The login page asks for the code. */}
        <SocialLogin onCodeSent={() => void navigate('/login')} />
      </Suspense>
      <noscript>
        <p className="auth-form__noscript">Бүртгүүлэхийн тулд хөтчийнхөө JavaScript-ийг асаана уу.</p>
      </noscript>
    </AuthLayout>
  );
}
