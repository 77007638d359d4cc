import type { MetaDescriptor } from 'react-router';

interface PageMeta {
  origin: string;
  /** The canonical address of this page for search engines, from the root. */
  path: string;
  title: string;
  description: string;
  type?: 'product';
  /** The picture of a shared link; by default the shop's own. Any format but AVIF and SVG, which messengers do not show. */
  picture?: { src: string; width: number; height: number } | null | undefined;
  /** A page about one visitor or one choice: search engines follow its links but do not keep it. */
  notKept?: boolean;
}

const SHOP_PICTURE = { src: '/icons/share.png', width: 1200, height: 630 };
const UNDRAWN = /\.(avif|svg)$/;

/** What search engines, messengers and social networks read of a page. */
export function pageMeta({
  origin,
  path,
  title,
  description,
  type,
  picture,
  notKept = false,
}: PageMeta): MetaDescriptor[] {
  const shown = picture && !UNDRAWN.test(picture.src) ? picture : SHOP_PICTURE;
  return [
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: origin + path },
    ...(notKept ? [{ name: 'robots', content: 'noindex, follow' }] : []),
    { property: 'og:type', content: type ?? 'website' },
    { property: 'og:site_name', content: 'Тохь' },
    { property: 'og:locale', content: 'mn_MN' },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: origin + path },
    { property: 'og:image', content: origin + shown.src },
    { property: 'og:image:width', content: String(shown.width) },
    { property: 'og:image:height', content: String(shown.height) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
