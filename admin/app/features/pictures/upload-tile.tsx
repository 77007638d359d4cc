import { Icon } from '../../icons/icon.tsx';
import { Meter } from '../../parts/meter.tsx';
import type { Upload } from './use-uploads.ts';

/** A file on its way, with how much of it has left; one that was not taken says why, and goes when it is pressed away. */
export const UploadTile = ({ upload, onDrop }: { upload: Upload; onDrop: () => void }) => (
  <li className="pictures__i">
    <span className="pictures__none" />
    <span className={`pictures__words pictures__words--${upload.failure === null ? 'plain' : 'bad'}`}>
      <span className="pictures__name">{upload.name}</span>
    </span>
    {upload.failure === null ? (
      <Meter label={`${upload.name}, илгээж байна`} value={upload.share} max={1} />
    ) : (
      <span className="pictures__words pictures__words--bad">
        <span>{upload.failure}</span>
        <button type="button" className="pictures__handle" aria-label={`${upload.name} хаах`} onClick={onDrop}>
          <Icon name="x" />
        </button>
      </span>
    )}
  </li>
);
