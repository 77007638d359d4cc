import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { sessionQuery } from '../../calls/session.ts';
import { Opening } from '../../shell/opening.tsx';
import { CodeStep } from './code-step.tsx';
import { EntryLayout } from './entry-layout.tsx';
import { ownPath } from './own-path.ts';
import { PasswordStep } from './password-step.tsx';
import { SetUpStep } from './set-up-step.tsx';

/** Login: password, then the second factor or its set-up. The session determines the next step. */
export function Component() {
  const session = useQuery(sessionQuery);
  const to = ownPath(useSearchParams()[0].get('to'));
  if (session.isPending) return <Opening />;
  if (session.data?.next === null) return <Navigate to={to} replace />;
  return (
    <EntryLayout>
      {session.data === undefined && <PasswordStep />}
      {session.data?.next === 'second_factor' && (
        <CodeStep name={session.data.member.name} factors={session.data.factors} />
      )}
      {session.data?.next === 'set_up_totp' && <SetUpStep />}
    </EntryLayout>
  );
}
