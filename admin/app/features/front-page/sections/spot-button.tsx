import { Button } from '@tokhi/ui/form/button.tsx';
import { NEW_SPOT, type Spot } from './room-goods.ts';

interface SpotButtonProps {
  place: number;
  spot: Spot | null;
  onChange: (spot: Spot | null) => void;
}

/** Adds a piece's mark to the picture, or removes it if the piece cannot be seen. */
export const SpotButton = ({ place, spot, onChange }: SpotButtonProps) => (
  <Button kind={spot === null ? 'quiet' : 'outline'} size="s" onClick={() => onChange(spot === null ? NEW_SPOT : null)}>
    {spot === null ? 'Тэмдэг тавих' : `Тэмдэг ${place}-г арилгах`}
  </Button>
);
