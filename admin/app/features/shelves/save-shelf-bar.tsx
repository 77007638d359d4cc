import { Button } from '@tokhi/ui/form/button.tsx';
import { Kbd } from '../../parts/kbd.tsx';
import { Tag } from '../../parts/tag.tsx';
import type { ChangedWord } from './changed-shelf.ts';

interface SaveShelfBarProps {
  words: readonly ChangedWord[];
  busy: boolean;
  onCancel: () => void;
  onSave: () => void;
}

/** What will be saved, old and new. */
export const SaveShelfBar = ({ words, busy, onCancel, onSave }: SaveShelfBarProps) => (
  <div className="shelves__save">
    <Tag kind="ok">{words.length} өөрчлөлт</Tag>
    <span className="shelves__words">
      {words.map(({ label, before, after }) => (
        <span key={label}>
          {label} <del>{before}</del> <b>{after}</b>
        </span>
      ))}
    </span>
    <div className="shelves__save-end">
      <Button kind="outline" onClick={onCancel}>
        Болих
      </Button>
      <Button busy={busy} onClick={onSave}>
        Хадгалах <Kbd inButton>Ctrl S</Kbd>
      </Button>
    </div>
  </div>
);
