import { texts } from '@tokhi/contract/texts/texts';
import { Button } from '@tokhi/ui/form/button.tsx';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useEffect, useEffectEvent } from 'react';

/** No answer: typed input is kept, and the page retries when the network is back. */
export function ReadFailed({ onRetry }: { onRetry: () => void }) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const handleOnline = () => retry();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);
  return (
    <EmptyState
      icon={<Icon name="circle-alert" />}
      title="Мэдээлэл ачаалагдсангүй"
      level={2}
      actions={<Button onClick={onRetry}>Дахин оролдох</Button>}
    >
      <p>{texts.noConnection}</p>
    </EmptyState>
  );
}
