import './well.css';
import { type Picture, PictureView } from './picture.tsx';
import { ToonoMark } from './toono-mark.tsx';

interface WellProps {
  picture: Picture | null;
  alt: string;
  /** How wide the picture is shown, as the `sizes` attribute wants it. */
  sizes: string;
  /** The picture the visitor came for: asked for at once and first. */
  first?: boolean;
}

/** A picture on its ground. Without a picture, the shop's mark is drawn in its place. */
export function Well({ picture, alt, sizes, first = false }: WellProps) {
  if (picture === null) {
    return (
      <span className="well" {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}>
        <ToonoMark />
      </span>
    );
  }
  return (
    <span className="well">
      <PictureView picture={picture} alt={alt} sizes={sizes} first={first} />
    </span>
  );
}
