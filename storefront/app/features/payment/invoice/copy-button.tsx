import { Button } from '@tokhi/ui/form/button.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useState } from 'react';

interface CopyButtonProps {
  /** What is copied, for screen readers: «Гүйлгээний утга». */
  what: string;
  text: string;
  children?: string;
}

/** Copies a text for the bank's app. It confirms this itself: a notice would be under the dialog. */
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
