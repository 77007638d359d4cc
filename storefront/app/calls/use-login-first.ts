import { texts } from '@tokhi/contract/texts/texts';
import { toastFailure } from '@tokhi/ui/overlay/toast.ts';
import { useLocation, useNavigate } from 'react-router';
import { keepWantedPage } from '../local/wanted-page.ts';

/** Says that a login is needed, leads to it, and afterwards back to this page (spec §5, §8; record 040). */
export function useLoginFirst(): { sayAndGo: () => void; go: () => void } {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  function go() {
    keepWantedPage(pathname + search);
    void navigate('/login');
  }
  function sayAndGo() {
    toastFailure(texts.loginRequired);
    go();
  }
  return { sayAndGo, go };
}
