import './pictures.css';
import { useQueryClient } from '@tanstack/react-query';
import { adminRawEndpoints } from '@tokhi/contract/admin/raw-endpoints';
import { Button } from '@tokhi/ui/form/button.tsx';
import { Note } from '@tokhi/ui/show/note.tsx';
import { type DragEvent, useRef, useState } from 'react';
import { reasonOf } from '../../calls/refused.ts';
import { Icon } from '../../icons/icon.tsx';
import { useKeys } from '../../keys/keys.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Panel } from '../../parts/panel.tsx';
import { UndoBar } from '../../parts/undo-bar.tsx';
import { UploadTile } from '../../uploads/upload-tile.tsx';
import { useUploads } from '../../uploads/use-uploads.ts';
import { lacksAlt } from './kind-words.ts';
import { PictureFields } from './picture-fields.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { picturesQuery } from './pictures-query.ts';
import { usePictures } from './use-pictures.ts';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** The pictures of a product: dropped in, ordered, described and removed; each is in the shop once it has alt text. */
export function PicturesPanel({ code }: { code: string }) {
  const { pictures, failure, removed, clearRemoved, order, describe, remove, restore } = usePictures(code);
  const queries = useQueryClient();
  const place = { path: adminRawEndpoints.uploadPicture.path, query: { code } };
  const { uploads, add, drop } = useUploads(place, () => queries.invalidateQueries(picturesQuery(code)));
  const [chosen, setChosen] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const at = pictures.findIndex(({ id }) => id === chosen);
  const picture = pictures[at];
  const chooseNext = () => setChosen(pictures.find((one) => one.id !== chosen && lacksAlt(one))?.id ?? null);
  useKeys([{ key: 'U', does: 'зураг оруулах', press: () => input.current?.click() }]);
  const choose = (
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
      <Button kind="outline" size="s" icon={<Icon name="upload" />} onClick={() => input.current?.click()}>
        Оруулах <Kbd>U</Kbd>
      </Button>
    </>
  );
  return (
    <Panel title="Зураг" note="чирж эрэмбэлнэ, эхнийх нь нүүр зураг" end={choose} className="pictures">
      {failure !== null && <Note kind="bad" title={reasonOf(failure)} />}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- files are dropped here; keys have the button and U */}
      <section
        aria-label="Зураг оруулах талбар"
        className={isOver ? 'pictures__drop pictures__drop--over' : 'pictures__drop'}
        onDragOver={(event) => {
          if (!hasFiles(event)) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          add([...event.dataTransfer.files]);
        }}
      >
        <PictureGrid pictures={pictures} chosen={chosen} onChoose={setChosen} onOrder={order}>
          {uploads.map((upload) => (
            <UploadTile key={upload.key} upload={upload} onDrop={() => drop(upload.key)} />
          ))}
          <li className="pictures__i">
            <button type="button" className="pictures__add" onClick={() => input.current?.click()}>
              <Icon name="upload" />
              Энд чирж тавина
            </button>
            <span className="pictures__words">20 хүртэл, 15 MB</span>
          </li>
        </PictureGrid>
      </section>
      {picture !== undefined && (
        <PictureFields
          key={picture.id}
          picture={picture}
          place={at + 1}
          onDescribe={describe}
          onRemove={() => void remove(picture)}
          onNext={chooseNext}
        />
      )}
      {removed !== null && (
        <UndoBar title="Зургийг хаслаа" until={removed.until} onUndo={() => void restore()} onOver={clearRemoved} />
      )}
    </Panel>
  );
}
