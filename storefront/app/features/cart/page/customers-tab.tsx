import type { ReplyOf } from '@tokhi/contract/client';
import { texts } from '@tokhi/contract/texts/texts';
import { Button } from '@tokhi/ui/form/button.tsx';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';
import type { ReactNode } from 'react';
import { ReadFailed } from '../../../calls/read-failed.tsx';
import { useLoginFirst } from '../../../calls/use-login-first.ts';
import { useRead } from '../../../calls/use-read.ts';
import { useSessionToken } from '../../../local/session.ts';

type Reply = ReplyOf<'cartOrders'>;

/** For customers only: a guest reads that it needs a login, and comes back here afterwards. */
export function CustomersTab({ page = 1, children }: { page?: number; children: (reply: Reply) => ReactNode }) {
  const token = useSessionToken();
  if (token === null) return <LoginNeeded />;
  return <Read key={`${token} ${page}`} page={page} render={children} />;
}

function Read({ page, render }: { page: number; render: (reply: Reply) => ReactNode }) {
  const { reply, failed, read } = useRead('cartOrders', { page }, () => 'ask again');
  if (failed) return <ReadFailed onRetry={read} />;
  if (reply !== null) return render(reply);
  return (
    <div className="cart-page__waiting">
      <Skeleton />
      <Skeleton />
    </div>
  );
}

function LoginNeeded() {
  const loginFirst = useLoginFirst();
  return (
    <EmptyState
      icon={<Icon name="log-in" />}
      title={texts.loginRequired}
      level={2}
      actions={<Button onClick={loginFirst.go}>Нэвтрэх</Button>}
    >
      <p>Нэвтэрсний дараа энд буцаж ирнэ. Сагс тань хэвээрээ.</p>
    </EmptyState>
  );
}
