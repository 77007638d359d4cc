import './image-well.css';
import { type Picture, PictureFiles, PictureView } from './picture.tsx';
import { ToonoMark } from './toono-mark.tsx';

interface ImageWellProps {
  picture: Picture | null;
  alt: string;
  /** The displayed width, as a `sizes` attribute. */
  sizes: string;
  /** The main picture of the page: loaded at once and first. */
  first?: boolean;
  /** Its position inside the parent; `--well-…` and `--picture-…` set its look. */
  className?: string;
}

/** A picture on its background. Without a picture, the shop's mark is shown instead. */
export function ImageWell({ picture, alt, sizes, first = false, className }: ImageWellProps) {
  const classes = className === undefined ? 'well' : `well ${className}`;
  if (picture === null) {
    return (
      <span className={classes} {...(alt === '' ? {} : { role: 'img', 'aria-label': alt })}>
        <span className="well__none">
          <ToonoMark />
        </span>
      </span>
    );
  }
  // A page has a hundred of them: without a placeholder the background is the `<picture>` itself.
  if (picture.placeholder === null) {
    return (
      <picture className={`${classes} well--plain`}>
        <PictureFiles picture={picture} alt={alt} sizes={sizes} first={first} />
      </picture>
    );
  }
  return (
    <span className={classes}>
      <PictureView picture={picture} alt={alt} sizes={sizes} first={first} standing />
    </span>
  );
}
