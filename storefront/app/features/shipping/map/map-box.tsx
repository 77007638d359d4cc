import './map-box.css';
import { clampZoom, isInCapital, type MapPlace } from '@tokhi/rules/delivery/map-view';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useReducedMotion } from '@tokhi/ui/show/use-media.ts';
import { useEffect, useRef, useState } from 'react';
import { MAP_FAILED } from './map-choice.ts';
import type { MapStage } from './map-stage.ts';

type Found = MapPlace | 'refused' | 'unknown' | 'outside';

const TIMEOUT_MS = 10_000;

/** The position of the visitor's device, if the visitor allows it and we deliver there. */
const whereIAm = (): Promise<Found> =>
  new Promise((resolve) => {
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        const place = { latitude, longitude };
        resolve(isInCapital(place) ? place : 'outside');
      },
      (failure) => resolve(failure.code === failure.PERMISSION_DENIED ? 'refused' : 'unknown'),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    );
  });

const NOT_FOUND = {
  refused: 'Байршлаа ашиглахыг зөвшөөрөөгүй байна. Газрын зургийг гараар хөдөлгөнө үү.',
  unknown: 'Байршил тодорхойлогдсонгүй. Газрын зургийг гараар хөдөлгөнө үү.',
  outside: 'Та одоо Улаанбаатараас гадна байна. Хүргэх газраа гараар олно уу.',
} as const;

interface MapBoxProps {
  /** Where it opens; later moves do not change it. */
  at: MapPlace;
  zoom: number;
  credit: string;
  onRest: (place: MapPlace) => void;
}

/** The map itself, with its buttons and the pin. Leaflet is loaded with it, on tap. */
export function MapBox({ at, zoom: firstZoom, credit, onRest }: MapBoxProps) {
  const element = useRef<HTMLDivElement>(null);
  const stage = useRef<MapStage>(null);
  const first = useRef({ at, zoom: firstZoom, onRest });
  const [zoom, setZoom] = useState(firstZoom);
  const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');
  const [note, setNote] = useState<string | null>(null);
  const [isLooking, setIsLooking] = useState(false);
  const isStill = useReducedMotion();

  useEffect(() => {
    let isGone = false;
    const box = element.current;
    if (box === null) return;
    import('./map-stage.ts').then(
      ({ openMapStage }) => {
        if (isGone) return;
        stage.current = openMapStage(box, {
          ...first.current,
          isStill,
          onRest: (place, rested) => {
            first.current = { ...first.current, at: place, zoom: rested };
            setZoom(rested);
            first.current.onRest(place);
          },
          onTiles: setState,
        });
      },
      () => {
        if (!isGone) setState('failed');
      },
    );
    return () => {
      isGone = true;
      stage.current?.close();
      stage.current = null;
    };
  }, [isStill]);

  async function goWhereIAm() {
    if (isLooking) return;
    setIsLooking(true);
    const found = await whereIAm();
    setIsLooking(false);
    if (typeof found === 'string') return setNote(NOT_FOUND[found]);
    setNote(null);
    return stage.current?.goTo(found, firstZoom);
  }

  return (
    <div className="map-box">
      <div
        ref={element}
        className="map-box__map"
        // Arrow keys move it: a screen reader must pass them on.
        role="application"
        aria-label="Газрын зураг. Сумаар хөдөлгөж, нэмэх, хасах товчоор томруулж жижигрүүлнэ."
        aria-busy={state === 'coming'}
      />
      <Icon name="map-pin" className="map-box__pin" />
      {credit !== '' && <p className="map-box__credit">{credit}</p>}
      <div className="map-box__tools">
        <IconButton round label="Миний байршил" aria-busy={isLooking} onClick={() => void goWhereIAm()}>
          <Icon name="locate-fixed" />
        </IconButton>
        <IconButton
          round
          label="Томруулах"
          disabled={clampZoom(zoom + 1) === zoom}
          onClick={() => stage.current?.zoomBy(1)}
        >
          <Icon name="plus" />
        </IconButton>
        <IconButton
          round
          label="Жижигрүүлэх"
          disabled={clampZoom(zoom - 1) === zoom}
          onClick={() => stage.current?.zoomBy(-1)}
        >
          <Icon name="minus" />
        </IconButton>
      </div>
      <output className="map-box__note">{note ?? (state === 'failed' ? MAP_FAILED : null)}</output>
    </div>
  );
}
