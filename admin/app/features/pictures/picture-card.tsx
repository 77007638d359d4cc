import { useSortable } from '@dnd-kit/sortable';
import { uploadRefusals } from '@tokhi/contract/admin/picture-words';
import { Icon } from '../../icons/icon.tsx';
import { Tag } from '../../parts/tag.tsx';
import { kindText, lacksAlt } from './kind-words.ts';
import type { Picture } from './pictures-query.ts';

interface PictureCardProps {
  picture: Picture;
  place: number;
  isChosen: boolean;
  onChoose: () => void;
}

/** One picture of the grid: a press opens its description, its handle moves it, by pointer or with Space and arrows. */
export function PictureCard({ picture, place, isChosen, onChoose }: PictureCardProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: picture.id,
  });
  const words = wordsOf(picture);
  const style = {
    transform: transform === null ? undefined : `translate(${transform.x}px, ${transform.y}px)`,
    transition,
  };
  return (
    <li ref={setNodeRef} style={style} className={isDragging ? 'pictures__i pictures__i--moved' : 'pictures__i'}>
      <button
        type="button"
        className="pictures__pick"
        aria-pressed={isChosen}
        aria-label={`${place}. ${words.text}`}
        onClick={onChoose}
      >
        <Thumbnail picture={picture} />
      </button>
      {place === 1 && (
        <span className="pictures__first">
          <Tag kind="line">1, нүүр</Tag>
        </span>
      )}
      <span className={`pictures__words pictures__words--${words.tone}`}>
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          className="pictures__handle"
          aria-label={`${place}-р зургийг зөөх`}
        >
          <Icon name="grip-vertical" />
        </button>
        {words.tone !== 'plain' && <Icon name="triangle-alert" />}
        <span>{words.text}</span>
      </span>
    </li>
  );
}

function Thumbnail({ picture: { file, files, alt } }: { picture: Picture }) {
  const small = files?.['400.webp'] ?? file;
  if (small === null) return <span className="pictures__none" />;
  return <img src={`/images/product/${small}`} alt={alt} loading="lazy" draggable={false} />;
}

function wordsOf(picture: Picture): { tone: 'plain' | 'warn' | 'bad'; text: string } {
  if (picture.reason !== null) return { tone: 'bad', text: uploadRefusals[picture.reason] };
  if (picture.state === 'waiting') return { tone: 'plain', text: 'Боловсруулж байна' };
  return lacksAlt(picture) ? { tone: 'warn', text: 'alt дутуу' } : { tone: 'plain', text: kindText(picture) };
}
