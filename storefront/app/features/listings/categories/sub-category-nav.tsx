import './sub-category-nav.css';
import type { SubCategory } from '@tokhi/contract/fields/shop-entities';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { subCategoryAddress } from '../../../addresses.ts';

/** The sub-categories of one category in a row (spec §2 "tile list of sibling sub-categories"). */
export function SubCategoryNav({ subs, current }: { subs: SubCategory[]; current?: number }) {
  const row = useRef<HTMLElement>(null);
  // On a phone the row continues beyond the screen: scrolls to the current one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another one is current
  useEffect(() => {
    const shown = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (shown) row.current?.scrollTo({ left: shown.offsetLeft - row.current.offsetLeft - shown.offsetWidth / 2 });
  }, [current]);
  return (
    <nav ref={row} className="subcats" aria-label="Дэд ангилал">
      {subs.map(({ id, sub_category_code, sub_category_name, image }) => (
        <Link
          key={id}
          className="subcats__one"
          to={subCategoryAddress(sub_category_code)}
          aria-current={id === current ? 'page' : undefined}
        >
          {image !== null && <img src={image} alt="" width="72" height="72" loading="lazy" decoding="async" />}
          {sub_category_name}
        </Link>
      ))}
    </nav>
  );
}
