import './bell-button.css';
import { texts } from '@tokhi/contract/texts/texts';
import { Button } from '@tokhi/ui/form/button.tsx';
import { maskedIcon } from '@tokhi/ui/masks/masked-icon.ts';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useState } from 'react';
import { usePendingFavourite } from './use-pending-favourite.ts';

interface BellButtonProps {
  code: string;
  name: string;
  /** A round button with an icon, for the corner of a card. */
  compact?: boolean;
  /** Its position inside the parent. */
  className?: string;
}

/** For a sold-out product: requests an email when it is back, or cancels it. */
export function BellButton({ code, name, compact = false, className = '' }: BellButtonProps) {
  // What was pressed on this page. A press after a reload repeats the same request.
  const [asked, setAsked] = useState(false);
  const applyFavourite = usePendingFavourite();
  async function handleClick() {
    if (await applyFavourite({ kind: 'tell', code, name, image: '' }, !asked)) setAsked(!asked);
  }
  const label = `${texts.tellWhenBack}: ${name}`;
  if (compact) {
    return (
      <button
        type="button"
        className={`bell ${maskedIcon('bell')} ${className}`.trim()}
        aria-pressed={asked}
        aria-label={label}
        onClick={() => void handleClick()}
      />
    );
  }
  return (
    <Button
      kind="tint"
      className="bell-wide"
      icon={asked ? <Icon name="bell-ring" /> : <Icon name="bell" />}
      aria-pressed={asked}
      aria-label={label}
      onClick={() => void handleClick()}
    >
      {texts.tellWhenBack}
    </Button>
  );
}
