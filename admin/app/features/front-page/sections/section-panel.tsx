import type { FrontPageSection } from '@tokhi/contract/admin/front-page/front-page-words';
import type { ReactNode } from 'react';
import { HomeBanners, PhotoBanners, PromoBanners } from './banner-panels.tsx';
import { Events } from './events-panel.tsx';
import { Featured } from './featured-panel.tsx';
import { SpecialOffers } from './offers-panel.tsx';
import type { PanelProps } from './panel-props.ts';
import { QuickCategories } from './quick-panel.tsx';
import { Rooms } from './rooms-panel.tsx';
import { Sentences } from './sentences-panel.tsx';

/** The form of one section of the page. */
export function SectionPanel({ section, ...row }: PanelProps & { section: FrontPageSection }): ReactNode {
  switch (section) {
    case 'home_banners':
      return <HomeBanners {...row} />;
    case 'photo_banners':
      return <PhotoBanners {...row} />;
    case 'promo_banners':
      return <PromoBanners {...row} />;
    case 'quick_categories':
      return <QuickCategories {...row} />;
    case 'special_offers':
      return <SpecialOffers {...row} />;
    case 'events':
      return <Events {...row} />;
    case 'rooms':
      return <Rooms {...row} />;
    case 'category_sentences':
    case 'brand_sentences':
      return <Sentences section={section} />;
    case 'recommended':
    case 'top':
    case 'top_brand':
    case 'top_rated':
    case 'last_chance':
    case 'trend':
      return <Featured list={section} />;
  }
}
