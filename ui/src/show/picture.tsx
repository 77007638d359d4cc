import './picture.css';

export interface Picture {
  /** The file for a browser that reads no `srcset`. */
  src: string;
  width: number;
  height: number;
  /** `srcset` by format; the best that a browser knows is taken. */
  webp: string;
  avif: string | null;
  /** A few pixels as a data address, shown until the picture is there. */
  placeholder: string | null;
}

interface PictureViewProps {
  picture: Picture;
  alt: string;
  /** How wide the picture is shown, as the `sizes` attribute wants it. */
  sizes: string;
  /** The picture the visitor came for: asked for at once and first. */
  first?: boolean;
  /** Whole, at some distance from the edges of what holds it. */
  standing?: boolean;
}

/** One picture in the width and format that fit the screen, lying over its placeholder. */
export function PictureView({ picture, alt, sizes, first = false, standing = false }: PictureViewProps) {
  return (
    <span className={standing ? 'picture picture--standing' : 'picture'}>
      {picture.placeholder !== null && <img className="picture__early" src={picture.placeholder} alt="" />}
      <picture>
        <PictureFiles picture={picture} alt={alt} sizes={sizes} first={first} />
      </picture>
    </span>
  );
}

/** What stands in a `<picture>`. A format of one width has nothing to choose from. */
export function PictureFiles({ picture, alt, sizes, first }: Omit<Required<PictureViewProps>, 'standing'>) {
  const { src, width, height, webp, avif } = picture;
  return (
    <>
      {avif !== null && <source type="image/avif" srcSet={avif} {...(avif.includes(',') ? { sizes } : {})} />}
      {/* WebP is what every browser reads; `src` is for those that know no `srcset`. */}
      <img
        {...(webp === '' ? {} : { srcSet: webp, sizes })}
        src={src}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </>
  );
}
