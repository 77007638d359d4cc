import { SocialButtons } from './social-buttons.tsx';
import { useSocialLogin } from './use-social-login.ts';

interface SocialLoginProps {
  /** False where the page shows another login method; a login that returns in the tab is still handled. */
  shown?: boolean;
  onCodeSent: () => void;
}

/** Google and Facebook: rendered with the page, hydrated after it (a separate file). */
export function SocialLogin({ shown = true, onCodeSent }: SocialLoginProps) {
  const social = useSocialLogin(onCodeSent);
  return shown && <SocialButtons social={social} />;
}
