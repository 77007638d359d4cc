import type { ReplyOf } from '@tokhi/contract/client';
import { texts } from '@tokhi/contract/texts/texts';
import { Button } from '@tokhi/ui/form/button.tsx';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { Skeleton } from '@tokhi/ui/show/skeleton.tsx';
import { CircleAlert, LogIn } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { ask } from '../../../calls/ask.ts';
import { useLoginFirst } from '../../../calls/use-login-first.ts';
import { useSessionToken } from '../../../local/session.ts';
import { refusalCode } from '../../../refusal-code.ts';

type Reply = ReplyOf<'cartOrders'>;

/** What only a customer has: a guest reads that he has to sign in, and comes back here afterwards. */
export function CustomersTab({ page = 1, children }: { page?: number; children: (reply: Reply) => ReactNode }) {
  const token = useSessionToken();
  if (token === null) return <LoginNeeded />;
  return <Read key={`${token} ${page}`} page={page} render={children} />;
}

function Read({ page, render }: { page: number; render: (reply: Reply) => ReactNode }) {
  const [reply, setReply] = useState<Reply | null>(null);
  const [failed, setFailed] = useState(false);
  const [times, setTimes] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when somebody wishes it
  useEffect(() => {
    const leaving = new AbortController();
    ask('cartOrders', { page }, { signal: leaving.signal })
      .then(setReply)
      .catch((error: unknown) => {
        // Without a session the tab says so itself.
        if (!leaving.signal.aborted && refusalCode(error) !== 'login_required') setFailed(true);
      });
    return () => leaving.abort();
  }, [page, times]);
  function handleRetry() {
    setFailed(false);
    setTimes((before) => before + 1);
  }
  if (failed) return <Failed onRetry={handleRetry} />;
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
      icon={<LogIn className="icon" />}
      title={texts.loginRequired}
      level={2}
      actions={<Button onClick={loginFirst.go}>Нэвтрэх</Button>}
    >
      <p>Нэвтэрсний дараа энд буцаж ирнэ. Сагс тань хэвээрээ.</p>
    </EmptyState>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={<CircleAlert className="icon" />}
      title="Мэдээлэл ачаалагдсангүй"
      level={2}
      actions={<Button onClick={onRetry}>Дахин оролдох</Button>}
    >
      <p>Интернэт холболтоо шалгаад дахин оролдоно уу.</p>
    </EmptyState>
  );
}
