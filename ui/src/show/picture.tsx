import './picture.css';

export interface Picture {
  /** The file for a browser without `srcset`. */
  src: string;
  width: number;
  height: number;
  /** `srcset` by format; the browser takes the best that it supports. */
  webp: string;
  avif: string | null;
  /** A few pixels as a data address, shown until the picture has loaded. */
  placeholder: string | null;
}

interface PictureViewProps {
  picture: Picture;
  alt: string;
  /** The displayed width, as a `sizes` attribute. */
  sizes: string;
  /** The main picture of the page: loaded at once and first. */
  first?: boolean;
  /** Whole, with a margin inside the parent. */
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

/** The contents of a `<picture>`. A format with one width has no `srcset` choice. */
export function PictureFiles({ picture, alt, sizes, first }: Omit<Required<PictureViewProps>, 'standing'>) {
  const { src, width, height, webp, avif } = picture;
  return (
    <>
      {avif !== null && <source type="image/avif" srcSet={avif} {...(avif.includes(',') ? { sizes } : {})} />}
      {/* Every browser supports WebP; `src` is for those without `srcset`. */}
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
