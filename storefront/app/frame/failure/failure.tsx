import { texts } from '@tokhi/contract/texts/texts';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { CircleAlert } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { PhoneLink } from '../footer/phone-link.tsx';
import { WholePage } from './whole-page.tsx';

interface FailureProps {
  phone: string | undefined;
  /** Where the address is the one that failed, asking for it again may help. */
  retry?: boolean;
}

/** Says what happened, what is safe and what to do next. */
export function Failure({ phone, retry = false }: FailureProps) {
  const { pathname, search } = useLocation();
  return (
    <WholePage>
      <EmptyState
        icon={<CircleAlert className="icon" />}
        title={texts.errorTitle}
        level={1}
        actions={
          <>
            {retry && (
              <Link className="btn" to={pathname + search} reloadDocument>
                Дахин оролдох
              </Link>
            )}
            <ButtonLink to="/home" kind={retry ? 'quiet' : 'primary'}>
              Нүүр хуудас
            </ButtonLink>
          </>
        }
      >
        <p>{texts.internal}</p>
        {phone !== undefined && (
          <p>
            Тусламж хэрэгтэй бол <PhoneLink phone={phone} className="link nowrap" /> дугаарт залгаарай.
          </p>
        )}
      </EmptyState>
    </WholePage>
  );
}
