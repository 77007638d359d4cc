import './heart-button.css';
import { texts } from '@tokhi/contract/texts/texts';
import { Heart } from 'lucide-react';
import { useMarks } from '../../calls/marks.ts';
import { useWish } from './use-wish.ts';

interface HeartButtonProps {
  code: string;
  name: string;
  /** Only the icon, over a picture or in a bar. */
  compact?: boolean;
}

/** Saves a product, or takes it off again. Empty on the server: the page is the same for everybody. */
export function HeartButton({ code, name, compact = false }: HeartButtonProps) {
  const saved = useMarks()?.saved.has(code) ?? false;
  const wish = useWish();
  return (
    <button
      type="button"
      className={compact ? 'heart heart--icon' : 'heart'}
      aria-pressed={saved}
      aria-label={`${texts.save}: ${name}`}
      onClick={() => void wish({ kind: 'save', code }, !saved)}
    >
      <Heart className="icon" />
      {!compact && texts.save}
    </button>
  );
}
