import './brand-strip.css';
import { BRAND_STRIP_SLIDES } from '@tokhi/rules/page/display-limits';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { brandAddress } from '../../addresses.ts';
import type { FooterView } from './footer.present.ts';

/** The brands at the bottom of each page (spec §2): ten visible on a wide screen, the rest a step to the side. */
export function BrandStrip({ brands }: { brands: FooterView['brands'] }) {
  return (
    <section className="wrap brand-strip" aria-label="Брэндүүд">
      <div className="brand-strip__list">
        {brands.map(({ id, name, logo }) => (
          <a key={id} className="brand-strip__brand" href={brandAddress(id)}>
            <img src={logo} alt={name} height="48" loading="lazy" decoding="async" />
          </a>
        ))}
      </div>
      {brands.length > BRAND_STRIP_SLIDES && (
        <div className="brand-strip__steps">
          <IconButton label="Өмнөх брэндүүд" data-step="-1">
            <Icon name="chevron-left" />
          </IconButton>
          <IconButton label="Дараагийн брэндүүд" data-step="1">
            <Icon name="chevron-right" />
          </IconButton>
        </div>
      )}
    </section>
  );
}
