import './product-facts.css';
import { FactsSection } from '@tokhi/ui/show/facts-section.tsx';
import { RichText } from '@tokhi/ui/show/rich-text.tsx';
import { ZoomIn } from 'lucide-react';
import { PictureZoom } from '../gallery/picture-zoom.tsx';
import type { ProductView } from '../product.present.ts';
import { PackageFitNotes } from './package-fit-notes.tsx';
import { PackageTable } from './package-table.tsx';

/** The collapsible sections of spec §2; one that has nothing to say is left out. */
export function ProductFacts({ product }: { product: ProductView }) {
  const { texts, specs, dimensions, drawing, packages, packTotals, fits } = product;
  return (
    <>
      {(texts.description !== '' || specs.length > 0) && (
        <FactsSection title="Тайлбар">
          {texts.description !== '' && <RichText html={texts.description} />}
          <NamedValues rows={specs} />
        </FactsSection>
      )}
      {(dimensions.length > 0 || packages.length > 0 || drawing !== null) && (
        <FactsSection title="Хэмжээ, савлагаа" open>
          {drawing !== null && (
            <figure className="drawing">
              <PictureZoom src={drawing} alt={`Хэмжээний зураг: ${product.size}`} startNear className="drawing__zoom">
                <img src={drawing} alt={`Хэмжээний зураг: ${product.size}`} loading="lazy" decoding="async" />
                <ZoomIn className="icon drawing__sign" />
              </PictureZoom>
            </figure>
          )}
          <NamedValues rows={dimensions} />
          {packages.length > 0 && <PackageTable packages={packages} totals={packTotals} />}
          {fits !== null && <PackageFitNotes fits={fits} />}
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
