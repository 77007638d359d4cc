import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { useState } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { useCamera } from './use-camera.ts';

/** The camera's picture; each label that comes into view is counted. */
export function CameraPanel({ onLabel }: { onLabel: (code: string) => void }) {
  const { video, hasFailed, light } = useCamera(onLabel);
  const [isLit, setLit] = useState(false);
  if (hasFailed)
    return (
      <p className="camera__failed" role="alert">
        Камер нээгдсэнгүй. Хөтчийн зөвшөөрлийг шалгах эсвэл кодыг гараар бичнэ үү.
      </p>
    );
  return (
    <div className="camera">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a camera has no words */}
      <video ref={video} className="camera__view" playsInline muted aria-label="Камер" />
      <span className="camera__aim" />
      {light !== null && (
        <IconButton
          className="camera__light"
          label={isLit ? 'Гэрэл унтраах' : 'Гэрэл асаах'}
          onClick={() => {
            light(!isLit);
            setLit(!isLit);
          }}
        >
          <Icon name="flashlight" />
        </IconButton>
      )}
      <p className="camera__hint">Хайрцаг бүрийн шошгыг уншина</p>
    </div>
  );
}
