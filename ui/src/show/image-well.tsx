import './image-well.css';
import { type Picture, PictureFiles, PictureView } from './picture.tsx';
import { ToonoMark } from './toono-mark.tsx';

interface ImageWellProps {
  picture: Picture | null;
  alt: string;
  /** How wide the picture is shown, as the `sizes` attribute wants it. */
  sizes: string;
  /** The picture the visitor came for: asked for at once and first. */
  first?: boolean;
  /** Where it stands in what holds it; how it looks is said by `--well-…` and `--picture-…`. */
  className?: string;
}

/** A picture on its ground. Without a picture, the shop's mark is drawn in its place. */
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
  // A page has a hundred of them: without a placeholder the ground is the `<picture>` itself.
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
