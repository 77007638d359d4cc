import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { PictureView } from '@tokhi/ui/show/picture.tsx';
import { subCategoryAddress } from '../../addresses.ts';
import type { PromoSlide as PromoSlideView } from './slides.present.ts';

/** A banner that leads to a sub-category. */
export function PromoSlide({ slide: { title, description, shelf, picture } }: { slide: PromoSlideView }) {
  return (
    <>
      <div className="promo-slide__text">
        <h2 className="promo-slide__title">{title}</h2>
        <p>{description}</p>
        {shelf !== null && (
          <ButtonLink kind="outline" to={subCategoryAddress(shelf.code)}>
            {shelf.name}
          </ButtonLink>
        )}
      </div>
      <div className="promo-slide__picture">
        <PictureView picture={picture} alt="" sizes="(max-width: 767.98px) 132vw, 800px" />
      </div>
    </>
  );
}
