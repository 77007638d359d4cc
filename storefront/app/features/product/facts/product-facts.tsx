import './product-facts.css';
import { FactsSection } from '@tokhi/ui/show/facts-section.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { RichText } from '@tokhi/ui/show/rich-text.tsx';
import { viewCount } from '../gallery/shown-image.ts';
import { ZoomLink } from '../gallery/zoom-link.tsx';
import type { ProductView } from '../product.present.ts';
import { PackageFitNotes } from './package-fit-notes.tsx';
import { PackageTable } from './package-table.tsx';
import { ProductDrawing } from './product-drawing.tsx';
import { RoomFitButton } from './room-fit/room-fit-button.tsx';

/** The collapsible sections of spec §2; an empty one is left out. */
export function ProductFacts({ product }: { product: ProductView }) {
  const { texts, specs, dimensions, drawings, packages, fits, stands } = product;
  return (
    <>
      {(texts.description !== '' || specs.length > 0) && (
        <FactsSection title="Тайлбар">
          {texts.description !== '' && <RichText html={texts.description} />}
          <NamedValues rows={specs} />
        </FactsSection>
      )}
      {(dimensions.length > 0 || packages !== null || drawings.length > 0) && (
        <FactsSection title="Хэмжээ, савлагаа" open>
          {drawings.length > 0 && (
            <div className="drawing">
              <ProductDrawing drawings={drawings} />
              <ZoomLink product={product} at={viewCount(product)} className="icon-btn drawing__zoom">
                <Icon name="zoom-in" />
              </ZoomLink>
            </div>
          )}
          <NamedValues rows={dimensions} />
          {packages !== null && <PackageTable table={packages} />}
          {fits !== null && <PackageFitNotes words={fits} />}
          {stands !== null && <RoomFitButton piece={stands} />}
        </FactsSection>
      )}
      {texts.care !== '' && (
        <FactsSection title="Материал, арчилгаа">
          <RichText html={texts.care} />
        </FactsSection>
      )}
      {texts.concept !== '' && (
        <FactsSection title="Дизайнерын санаа">
          <RichText html={texts.concept} />
        </FactsSection>
      )}
    </>
  );
}

function NamedValues({ rows }: { rows: { name: string; value: string }[] }) {
  if (rows.length === 0) return null;
  return (
    <dl className="dl">
      {rows.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
