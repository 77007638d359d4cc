import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { Suspense, useState } from 'react';
import type { StandingPiece } from './standing-piece.ts';

const RoomFitDialog = lazyPart(() => import('./room-fit-dialog.tsx'), 'RoomFitDialog');

/** Opens the dialog that compares the piece with the customer's own door and wall; it is loaded on demand. */
export function RoomFitButton({ piece }: { piece: StandingPiece }) {
  // Null until opened for the first time; once closed it stays mounted, so that it can slide away.
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" className="fits__room" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Өрөөнд багтах уу?
      </button>
      {open !== null && (
        <Suspense>
          <RoomFitDialog piece={piece} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
