import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { useHydrated } from '@tokhi/ui/start/use-hydrated.ts';
import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { publicCache } from '../../../public-cache.ts';
import { titled } from '../../../route-title.ts';
import { ForgotForm } from './forgot-form.tsx';

export const handle = titled('Нууц үг сэргээх');

export const headers = () => publicCache;

export const meta = () => [{ name: 'robots', content: 'noindex' }];

const NewPasswordForm = lazyPart(() => import('./new-password-form.tsx'), 'NewPasswordForm');

/** Asks for a link or, when opened by it, for the new password. The token is in the fragment, which no server sees. */
export default function ResetPasswordPage() {
  const hydrated = useHydrated();
  const token = useLocation().hash.slice(1);
  if (!hydrated || token === '')
    return (
      <div className={hydrated ? undefined : 'auth-form--until-known'}>
        <ForgotForm />
      </div>
    );
  return (
    <Suspense>
      <NewPasswordForm key={token} token={token} />
    </Suspense>
  );
}
