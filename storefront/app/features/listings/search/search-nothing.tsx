import './search-understood.css';
import { texts } from '@tokhi/contract/texts/texts';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { SectionHead } from '@tokhi/ui/navigation/section-head.tsx';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { Link, useRouteLoaderData } from 'react-router';
import { searchAddress } from '../../../addresses.ts';
import { PhoneLink } from '../../../layout/public.ts';
import type { loader as rootLoader } from '../../../root.tsx';
import { CardGrid, type ListedCard } from '../../cards/public.ts';
import { RecentlyViewed } from '../../recently/public.ts';
import { type CategoryPicture, CategoryPictures } from '../categories/category-pictures.tsx';

interface SearchNothingProps {
  title: string;
  /** «Did you mean …?» */
  correction: string | null;
  /** The nearest results. */
  nearest: ListedCard[];
  categories: CategoryPicture[];
}

/** A search without results offers a correction, the nearest goods, the categories and the phone. */
export function SearchNothing({ title, correction, nearest, categories }: SearchNothingProps) {
  const phone = useRouteLoaderData<typeof rootLoader>('root')?.facts.phone;
  return (
    <>
      <h2 className="vh">Хайлтын илэрц</h2>
      <EmptyState
        icon={<Icon name="search" />}
        title={title}
        level={3}
        actions={
          correction === null ? undefined : <ButtonLink to={searchAddress(correction)}>«{correction}» хайх</ButtonLink>
        }
      >
        {correction !== null && (
          <p>
            Та{' '}
            <Link className="link" to={searchAddress(correction)}>
              {correction}
            </Link>{' '}
            гэж хайсан уу?
          </p>
        )}
        {phone !== undefined && (
          <p>
            Олж чадахгүй бол <PhoneLink phone={phone} className="link nowrap" /> дугаараас асуугаарай.
          </p>
        )}
      </EmptyState>
      {nearest.length > 0 && (
        <section className="section">
          <SectionHead title={texts.nearestGoods} />
          <p className="understood">{texts.nearestOnly}</p>
          <CardGrid cards={nearest} />
        </section>
      )}
      <section className="section">
        <SectionHead title="Ангиллаар хайх" />
        <CategoryPictures categories={categories} />
      </section>
      <RecentlyViewed />
    </>
  );
}
