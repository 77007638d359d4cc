import './well.css';
import { ToonoMark } from './toono-mark.tsx';

export interface Picture {
  src: string;
  width: number;
  height: number;
  /** The same picture in a smaller file, where there is one. */
  small?: { src: string; width: number };
}

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
  const { src, width, height, small } = picture;
  return (
    <span className="well">
      <img
        src={src}
        {...(small && { srcSet: `${small.src} ${small.width}w, ${src} ${width}w`, sizes })}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </span>
  );
}
