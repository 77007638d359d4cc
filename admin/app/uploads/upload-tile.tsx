import './upload-tile.css';
import { Icon } from '../icons/icon.tsx';
import { Meter } from '../parts/meter.tsx';
import type { Upload } from './use-uploads.ts';

/** A file in upload with its progress; a refused one says why, and a press removes it. */
export const UploadTile = ({ upload, onDrop }: { upload: Upload; onDrop: () => void }) => (
  <li className="upload-tile">
    <span className="upload-tile__none" />
    <span className="upload-tile__name">{upload.name}</span>
    {upload.failure === null ? (
      <Meter label={`${upload.name}, илгээж байна`} value={upload.share} max={1} />
    ) : (
      <span className="upload-tile__wrong">
        <span>{upload.failure}</span>
        <button type="button" className="upload-tile__close" aria-label={`${upload.name} хаах`} onClick={onDrop}>
          <Icon name="x" />
        </button>
      </span>
    )}
  </li>
);
