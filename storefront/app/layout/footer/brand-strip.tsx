import './brand-strip.css';
import { BRAND_STRIP_SLIDES } from '@tokhi/rules/page/display-limits';
import { IconButton } from '@tokhi/ui/form/icon-button.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useRef } from 'react';
import { Link } from 'react-router';
import { brandAddress } from '../../addresses.ts';
import type { FooterView } from './footer.present.ts';

/** The brands at the bottom of each page (spec §2): ten in sight on a wide screen, the rest a step to the side. */
export function BrandStrip({ brands }: { brands: FooterView['brands'] }) {
  const list = useRef<HTMLUListElement>(null);
  function move(direction: 1 | -1) {
    list.current?.scrollBy({ left: direction * list.current.clientWidth * 0.8 });
  }
  return (
    <section className="wrap brand-strip" aria-label="Брэндүүд">
      <ul ref={list} className="brand-strip__list">
        {brands.map(({ id, name, logo }) => (
          <li key={id}>
            <Link className="brand-strip__brand" to={brandAddress(id)} prefetch="intent">
              <img src={logo} alt={name} height="48" loading="lazy" decoding="async" />
            </Link>
          </li>
        ))}
      </ul>
      {brands.length > BRAND_STRIP_SLIDES && (
        <div className="brand-strip__steps">
          <IconButton label="Өмнөх брэндүүд" onClick={() => move(-1)}>
            <Icon name="chevron-left" />
          </IconButton>
          <IconButton label="Дараагийн брэндүүд" onClick={() => move(1)}>
            <Icon name="chevron-right" />
          </IconButton>
        </div>
      )}
    </section>
  );
}
