import './image-well.css';
import type { PointerEventHandler, ReactNode } from 'react';
import { type Picture, PictureView } from './picture.tsx';
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
  /** What lies over the picture. */
  children?: ReactNode;
  onPointerEnter?: PointerEventHandler;
}

/** A picture on its ground. Without a picture, the shop's mark is drawn in its place. */
export function ImageWell({ picture, alt, sizes, first = false, className, children, onPointerEnter }: ImageWellProps) {
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
  return (
    <span className={classes} onPointerEnter={onPointerEnter}>
      <PictureView picture={picture} alt={alt} sizes={sizes} first={first} standing />
      {children}
    </span>
  );
}
