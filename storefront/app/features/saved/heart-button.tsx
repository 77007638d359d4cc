import { texts } from '@tokhi/contract/texts/texts';
import { ToggleButton } from '@tokhi/ui/form/toggle-button.tsx';
import { useViewer } from '../../calls/viewer.ts';
import { usePendingFavourite } from './use-pending-favourite.ts';

interface HeartButtonProps {
  code: string;
  name: string;
  /** File at /images/product/{image}, for the notice. */
  image: string;
  /** Only the icon, over a picture or in a bar. */
  compact?: boolean;
  /** Its position inside the parent. */
  className?: string;
}

/** Saves a product, or removes it. Empty on the server: the page is the same for everybody. */
export function HeartButton({ code, name, image, compact = false, className = '' }: HeartButtonProps) {
  const saved = useViewer()?.saved.has(code) ?? false;
  const applyFavourite = usePendingFavourite();
  return (
    <ToggleButton
      className={className}
      kind="filled"
      pressed={saved}
      label={`${texts.save}: ${name}`}
      icon="heart"
      onClick={() => void applyFavourite({ kind: 'save', code, name, image }, !saved)}
    >
      {compact ? undefined : texts.save}
    </ToggleButton>
  );
}
