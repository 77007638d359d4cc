import { Button } from '@tokhi/ui/form/button.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { type ComponentType, useState } from 'react';
import { MAP_FAILED } from './map-choice.ts';
import type { MapDialogProps } from './map-dialog.tsx';

/** Opens the map; nothing of it is loaded before the tap. If it does not load, the form stays as it is, and says so. */
export function MapButton({ value, ...rest }: Omit<MapDialogProps, 'onClose'>) {
  const [Shown, setShown] = useState<ComponentType<MapDialogProps> | null>(null);
  const [failed, setFailed] = useState(false);
  async function handleOpen() {
    try {
      const { MapDialog } = await import('./map-dialog.tsx');
      setShown(() => MapDialog);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }
  return (
    <>
      <Button
        kind="quiet"
        size="s"
        icon={<Icon name="map-pin" />}
        aria-haspopup="dialog"
        onClick={() => void handleOpen()}
      >
        {value === null ? 'Газрын зураг дээр тэмдэглэх' : 'Газрын зураг дээр өөрчлөх'}
      </Button>
      {failed && (
        <p className="shipping__wrong" role="alert">
          {MAP_FAILED}
        </p>
      )}
      {Shown !== null && <Shown value={value} {...rest} onClose={() => setShown(null)} />}
    </>
  );
}
