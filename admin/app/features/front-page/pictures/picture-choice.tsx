import './picture-choice.css';
import { Button } from '@tokhi/ui/form/button.tsx';
import { useState } from 'react';
import { Icon } from '../../../icons/icon.tsx';
import { useComposing } from '../composer/composing.ts';
import { LibraryThumb } from '../sections/row-face.tsx';
import { LibraryDialog } from './library-dialog.tsx';
import { PictureTags } from './picture-tags.tsx';

interface PictureChoiceProps {
  /** 0 or null: none. */
  id: number | null;
  isDirty: boolean;
  error: string | undefined;
  onChange: (id: number | null) => void;
  /** Whether the row may have no picture. */
  isOptional?: boolean;
}

/** The picture of a banner or room, from the library. */
export function PictureChoice({ id, isDirty, error, onChange, isOptional = false }: PictureChoiceProps) {
  const { pictures } = useComposing();
  const [isOpen, setOpen] = useState(false);
  const picture = id === null ? undefined : pictures.get(id);
  return (
    <div className={`row-field row-fields__wide ${isDirty ? 'row-field--dirty' : ''}`}>
      <div className="picture-choice">
        <button type="button" className="picture-choice__thumb" aria-label="Зураг сонгох" onClick={() => setOpen(true)}>
          {picture === undefined ? <Icon name="plus" /> : <LibraryThumb picture={picture} />}
        </button>
        <div className="picture-choice__words">
          <p>
            <b>{picture === undefined ? 'Зураг сонгоогүй' : picture.alt}</b>
            {picture?.height != null && ` ${picture.width}×${picture.height}`}
          </p>
          {error !== undefined && <p className="picture-choice__wrong">{error}</p>}
          <div className="picture-choice__row">
            <Button kind="outline" size="s" onClick={() => setOpen(true)}>
              {picture === undefined ? 'Сонгох' : 'Солих'}
            </Button>
            {isOptional && picture !== undefined && (
              <Button kind="quiet" size="s" onClick={() => onChange(null)}>
                Зураггүй болгох
              </Button>
            )}
            {picture !== undefined && <PictureTags picture={picture} />}
          </div>
        </div>
      </div>
      {isOpen && (
        <LibraryDialog
          chosen={id}
          onChoose={(next) => {
            onChange(next);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
