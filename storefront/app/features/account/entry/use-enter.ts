import type { SignedIn } from '@tokhi/contract/fields/signed-in';
import { texts } from '@tokhi/contract/texts/texts';
import { toastSuccess } from '@tokhi/ui/overlay/toast.ts';
import { useNavigate } from 'react-router';
import { keepSession } from '../../../local/session.ts';
import { takeWantedPage } from '../../../local/wanted-page.ts';

/** After a login: keeps the session, says so, and leads home or to the page that the visitor wanted (spec §4; record 040). */
export function useEnter(): (opened: SignedIn) => void {
  const navigate = useNavigate();
  return (opened) => {
    keepSession(opened);
    toastSuccess(texts.loggedIn);
    void navigate(takeWantedPage(), { replace: true });
  };
}
