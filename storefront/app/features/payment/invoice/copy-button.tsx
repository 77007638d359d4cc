import { Button } from '@tokhi/ui/form/button.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useState } from 'react';

interface CopyButtonProps {
  /** What is copied, for those who do not see what it stands beside: «Гүйлгээний утга». */
  what: string;
  text: string;
  children?: string;
}

/** Puts a text where the bank's app can paste it. It says so itself: a notice would be under the dialog. */
export function CopyButton({ what, text, children = 'Хуулах' }: CopyButtonProps) {
  const [copied, setCopied] = useState<string | null>(null);
  async function handleCopy() {
    const isDone = await navigator.clipboard.writeText(text).then(
      () => true,
      () => false,
    );
    setCopied(isDone ? text : null);
  }
  const isCopied = copied === text;
  return (
    <Button
      kind="quiet"
      size="s"
      icon={isCopied ? <Icon name="check" /> : <Icon name="copy" />}
      aria-label={isCopied ? `${what} хуулсан` : `${what} хуулах`}
      onClick={() => void handleCopy()}
    >
      <span aria-live="polite">{isCopied ? 'Хуулсан' : children}</span>
    </Button>
  );
}
