import { SocialButtons } from './social-buttons.tsx';
import { useSocialLogin } from './use-social-login.ts';

interface SocialLoginProps {
  /** False where the page shows another way in; a login that comes back in the tab is heard all the same. */
  shown?: boolean;
  onCodeSent: () => void;
}

/** Google and Facebook: drawn with the page, and alive after it (a file of its own). */
export function SocialLogin({ shown = true, onCodeSent }: SocialLoginProps) {
  const social = useSocialLogin(onCodeSent);
  return shown && <SocialButtons social={social} />;
}
