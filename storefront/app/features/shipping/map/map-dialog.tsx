import './map-dialog.css';
import { MAP_CENTRE, MAP_ZOOM, type MapPlace } from '@tokhi/rules/delivery/map-view';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { useEffect, useState } from 'react';
import { MapBox } from './map-box.tsx';
import { type MapChoice, placeOf } from './map-choice.ts';
import { useThreeWords } from './use-three-words.ts';

export interface MapDialogProps {
  /** The current pin. */
  value: MapChoice | null;
  /** Null removes the pin. */
  onChoose: (choice: MapChoice | null) => void;
  onClose: () => void;
  /** Whether the shop offers three words, as `places` says. */
  threeWords: boolean;
  /** The owner of the map, as `places` says, who requires the line. */
  credit: string;
}

/** The map with the pin in its middle: the hand, the arrows or the device's position move the capital under it. */
export function MapDialog({ value, onChoose, onClose, threeWords, credit }: MapDialogProps) {
  const [open, setOpen] = useState(true);
  const [place, setPlace] = useState<MapPlace>(() => (value === null ? MAP_CENTRE : placeOf(value)));
  const words = useThreeWords(place, threeWords);
  // Closed first, removed afterwards: only a dialog that closes returns the focus to its button.
  useEffect(() => {
    if (!open) onClose();
  }, [open, onClose]);
  function choose(choice: MapChoice | null) {
    onChoose(choice);
    setOpen(false);
  }
  return (
    <div className="map-dialog">
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title="Хаягаа тэмдэглэх"
        foot={
          <>
            {value !== null && (
              <Button kind="quiet" onClick={() => choose(null)}>
                Тэмдэглэгээг арилгах
              </Button>
            )}
            <Button onClick={() => choose({ lat: place.latitude, long: place.longitude, w3w: words })}>
              Энд хүргүүлнэ
            </Button>
          </>
        }
      >
        <p className="map-dialog__how">Газрын зургийг хөдөлгөж, тэмдгийг хаалган дээрээ тааруулна уу.</p>
        <MapBox at={place} zoom={MAP_ZOOM} credit={credit} onRest={setPlace} />
        <output className="map-dialog__place">
          <span>
            {place.latitude.toFixed(5)}, {place.longitude.toFixed(5)}
          </span>
          {words !== null && <b>{`///${words}`}</b>}
        </output>
      </Dialog>
    </div>
  );
}
