import './library-dialog.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { MOST_UPLOADS_AT_ONCE } from '@tokhi/contract/admin/picture-words';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Dialog } from '@tokhi/ui/overlay/dialog.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { useRef, useState } from 'react';
import { reasonOf } from '../../../calls/refused.ts';
import { Icon } from '../../../icons/icon.tsx';
import { UploadTile } from '../../../uploads/upload-tile.tsx';
import { useUploads } from '../../../uploads/use-uploads.ts';
import { everything, frontPicturesQuery } from '../front-page-query.ts';
import { AltForm } from './alt-form.tsx';
import { LibraryPicture } from './library-picture.tsx';

interface LibraryDialogProps {
  chosen: number | null;
  onChoose: (id: number) => void;
  onClose: () => void;
}

const PLACE = { path: adminRawEndpoints.uploadFrontPicture.path, query: {} };

/** The pictures for banners and rooms. A picture is opened and described first, then taken. */
export function LibraryDialog({ chosen, onChoose, onClose }: LibraryDialogProps) {
  const queries = useQueryClient();
  const { data, error } = useQuery(frontPicturesQuery);
  const readAgain = () => queries.invalidateQueries({ queryKey: everything });
  const { uploads, add, drop } = useUploads(PLACE, readAgain);
  const [looked, setLooked] = useState(chosen);
  const input = useRef<HTMLInputElement>(null);
  const pictures = data?.pictures ?? [];
  const picture = pictures.find(({ id }) => id === looked);
  const canTake = picture?.state === 'ready' && picture.alt !== '';
  const foot = (
    <>
      <input
        ref={input}
        type="file"
        className="vh"
        tabIndex={-1}
        aria-label="Зургийн файл"
        multiple
        accept="image/jpeg,image/png,image/webp"
        onChange={({ target }) => {
          add([...(target.files ?? [])]);
          target.value = '';
        }}
      />
      <Button kind="outline" icon={<Icon name="upload" />} onClick={() => input.current?.click()}>
        Оруулах
      </Button>
      <Button disabled={!canTake} onClick={() => picture !== undefined && onChoose(picture.id)}>
        Энэ зургийг сонгох
      </Button>
    </>
  );
  return (
    <div className="library">
      <Dialog open title="Зургийн сан" onClose={onClose} foot={foot}>
        {error !== null && <Note kind="bad" title={reasonOf(error)} />}
        <p className="library__hint">
          1600×670 болгон тайрна. {MOST_UPLOADS_AT_ONCE} хүртэл, тус бүр 15 MB. Alt бичээгүй зургийг хуудас авахгүй.
        </p>
        <ul className="library__grid">
          {uploads.map((upload) => (
            <UploadTile key={upload.key} upload={upload} onDrop={() => drop(upload.key)} />
          ))}
          {pictures.map((one) => (
            <LibraryPicture
              key={one.id}
              picture={one}
              isChosen={one.id === looked}
              onChoose={() => setLooked(one.id)}
            />
          ))}
        </ul>
        {data !== undefined && pictures.length === 0 && uploads.length === 0 && <p className="soft">Зураг алга.</p>}
        {picture?.state === 'ready' && <AltForm key={picture.id} picture={picture} onSaved={readAgain} />}
      </Dialog>
    </div>
  );
}
