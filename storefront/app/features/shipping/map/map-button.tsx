import { Button } from '@tokhi/ui/form/button.tsx';
import { MapPin } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { MapDialogProps } from './map-dialog.tsx';

const MapDialog = lazy(async () => ({ default: (await import('./map-dialog.tsx')).MapDialog }));

/** Opens the map; nothing of it is loaded before the tap. */
export function MapButton({ value, ...rest }: Omit<MapDialogProps, 'onClose'>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        kind="quiet"
        size="s"
        icon={<MapPin className="icon" />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {value === null ? 'Газрын зураг дээр тэмдэглэх' : 'Газрын зураг дээр өөрчлөх'}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <MapDialog value={value} {...rest} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
