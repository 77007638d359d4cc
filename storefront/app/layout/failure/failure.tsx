import { texts } from '@tokhi/contract/texts/texts';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { Link } from 'react-router';
import { PhoneLink } from '../footer/phone-link.tsx';
import { WholePage } from './whole-page.tsx';

interface FailureProps {
  phone: string | undefined;
  /** The page that failed, if known: a retry may help. */
  failed: string | null;
}

/** Says what happened, what is safe and what to do next. */
export function Failure({ phone, failed }: FailureProps) {
  return (
    <WholePage>
      <EmptyState
        icon={<Icon name="circle-alert" />}
        title={texts.errorTitle}
        level={1}
        actions={
          <>
            {failed !== null && (
              <Link className="btn" to={failed} reloadDocument>
                Дахин оролдох
              </Link>
            )}
            <ButtonLink to="/home" kind={failed === null ? 'primary' : 'quiet'}>
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
