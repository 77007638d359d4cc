import { uploadRefusals } from '@tokhi/contract/admin/picture-words';
import type { FrontPicture } from '../front-page-query.ts';
import { LibraryThumb } from '../sections/row-face.tsx';

interface LibraryPictureProps {
  picture: FrontPicture;
  isChosen: boolean;
  onChoose: () => void;
}

function wordsOf({ state, reason, alt, original_name, id }: FrontPicture): { text: string; tone: 'plain' | 'bad' } {
  if (reason !== null) return { text: `${original_name ?? id}: ${uploadRefusals[reason]}`, tone: 'bad' };
  if (state === 'waiting') return { text: `${original_name ?? id}, боловсруулж байна`, tone: 'plain' };
  return alt === '' ? { text: 'alt дутуу', tone: 'bad' } : { text: alt, tone: 'plain' };
}

/** One picture of the library: a press opens it. */
export function LibraryPicture({ picture, isChosen, onChoose }: LibraryPictureProps) {
  const { text, tone } = wordsOf(picture);
  return (
    <li className="library__i">
      <button type="button" className="library__pick" aria-pressed={isChosen} aria-label={text} onClick={onChoose}>
        <LibraryThumb picture={picture} />
      </button>
      <span className={`library__words library__words--${tone}`}>{text}</span>
    </li>
  );
}
