import './model-dialog.css';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ProductView } from '../product.present.ts';
import type { ModelStage } from './model-stage.ts';
import { hasSceneViewer, sceneViewerLink } from './scene-viewer.ts';

const KEY_TURNS: Record<string, number> = { ArrowLeft: -0.2, ArrowRight: 0.2 };

interface ModelDialogProps {
  model: NonNullable<ProductView['model3d']>;
  onClose: () => void;
}

/** The instructions for the current pointer: a finger, or a mouse. */
const howToTurn = (): string =>
  matchMedia('(pointer: coarse)').matches
    ? 'Хуруугаараа эргүүлж, хоёр хуруугаараа томруулна'
    : 'Хулганаар чирж эргүүлж, хүрдээр нь томруулна';

/** The model on the whole screen. */
export function ModelDialog({ model: { src, plain, otherColour }, onClose }: ModelDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const stage = useRef<ModelStage>(null);
  const [state, setState] = useState<'coming' | 'here' | 'failed'>('coming');
  useEffect(() => {
    dialog.current?.showModal();
    const gone = new AbortController();
    const place = canvas.current;
    if (place === null) return;
    import('./model-stage.ts')
      .then(({ openModelStage }) => openModelStage(place, src, gone.signal))
      .then(
        (opened) => {
          if (gone.signal.aborted) return opened.close();
          stage.current = opened;
          setState('here');
        },
        () => {
          if (!gone.signal.aborted) setState('failed');
        },
      );
    return () => {
      gone.abort();
      stage.current?.close();
      stage.current = null;
    };
  }, [src]);
  function handleKeyDown(event: KeyboardEvent) {
    const turn = KEY_TURNS[event.key];
    if (turn === undefined) return;
    event.preventDefault();
    stage.current?.turn(turn);
  }
  return (
    <dialog className="model" ref={dialog} aria-label="3D загвар" onClose={onClose}>
      <canvas
        className="model__canvas"
        ref={canvas}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a drawing that turns, which an <img> cannot hold
        role="img"
        aria-label="Эргүүлж үзэх загвар. Зүүн, баруун сумаар эргүүлнэ."
        tabIndex={0}
        onKeyDown={handleKeyDown}
      />
      <output className="model__note">
        {state === 'coming' && '3D загвар ачаалж байна…'}
        {state === 'here' && howToTurn()}
        {state === 'here' && otherColour !== null && <span>Загварыг {otherColour} өнгөөр үзүүлэв</span>}
        {state === 'failed' && '3D загвар ачаалагдсангүй. Хаагаад дахин оролдоно уу.'}
      </output>
      {plain !== null && hasSceneViewer(navigator.userAgent) && (
        <a
          className="model__room"
          href={sceneViewerLink({
            file: new URL(plain, location.href).href,
            title: document.title,
            page: location.href,
          })}
        >
          Өрөөндөө үзэх
        </a>
      )}
      <IconButton label="Хаах" round className="model__close" onClick={() => dialog.current?.close()}>
        <Icon name="x" />
      </IconButton>
    </dialog>
  );
}
