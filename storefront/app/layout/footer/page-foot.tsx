import { lazyPart } from '@tokhi/ui/start/lazy-part.ts';
import { StaticHtml } from '@tokhi/ui/start/static-html.tsx';
import type { MouseEvent } from 'react';
import type { FooterParts } from './footer.present.ts';
import type { FootProps } from './footer.tsx';

// The browser has its HTML and does not need its script.
const Foot = lazyPart(() => import('./footer.tsx'), 'Foot');

interface PageFootProps extends Pick<FootProps, 'facts' | 'year'> {
  /** Null in a browser that has its HTML. */
  parts: FooterParts | null;
}

/** The bottom of every page: HTML, except for the buttons of the brands. */
export function PageFoot({ parts, facts, year }: PageFootProps) {
  return <StaticHtml onClick={moveBrands}>{parts && <Foot {...parts} facts={facts} year={year} />}</StaticHtml>;
}

/** A button of the brand strip moves it by most of its width. */
function moveBrands({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
  const list = button?.closest('.brand-strip')?.querySelector('.brand-strip__list');
  list?.scrollBy({ left: Number(button?.dataset['step']) * list.clientWidth * 0.8 });
}
