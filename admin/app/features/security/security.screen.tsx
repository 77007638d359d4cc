import './security.css';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useMember } from '../../calls/session.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { Opening } from '../../shell/opening.tsx';
import { Factors } from './factors.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { securityQuery } from './security-query.ts';
import { Sessions } from './sessions.tsx';

export const Component = () => (
  <Suspense fallback={<Opening />}>
    <SecurityPage />
  </Suspense>
);

/** The member's own account: its factors and its sessions. */
function SecurityPage() {
  const { data } = useSuspenseQuery(securityQuery);
  const { email } = useMember();
  return (
    <>
      <PageHead title="Миний аюулгүй байдал">
        <span className="soft">{email}</span>
      </PageHead>
      <div className="security">
        <Factors security={data} />
        <RecoveryCodes left={data.recoveryCodes} />
        <Sessions sessions={data.sessions} />
      </div>
    </>
  );
}
