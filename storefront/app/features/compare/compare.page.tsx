import './compare.css';
import { texts } from '@tokhi/contract/texts/texts';
import { MOST_COMPARED } from '@tokhi/rules/catalogue/compare-list';
import { Button } from '@tokhi/ui/form/button.tsx';
import { ButtonLink } from '@tokhi/ui/form/button-link.tsx';
import { Checkbox } from '@tokhi/ui/form/checkbox.tsx';
import { Crumbs } from '@tokhi/ui/navigation/crumbs.tsx';
import { EmptyState } from '@tokhi/ui/show/empty-state.tsx';
import { Icon } from '@tokhi/ui/show/icon.tsx';
import { useHydrated } from '@tokhi/ui/start/use-hydrated.ts';
import { useState } from 'react';
import { useCompare } from '../../local/compare.ts';
import { publicCache } from '../../public-cache.ts';
import { titled } from '../../route-title.ts';
import { CompareSkeleton } from './compare-skeleton.tsx';
import { CompareTable } from './compare-table.tsx';
import { useComparedProducts } from './use-compared-products.ts';

export const handle = titled(texts.compare);

export const headers = () => publicCache;

export const meta = () => [{ name: 'robots', content: 'noindex' }];

/** The list is stored in this browser: the server renders the layout only, and the table comes after hydration. */
export default function ComparePage() {
  const hydrated = useHydrated();
  const codes = useCompare();
  const { products, failed, retry } = useComparedProducts(codes);
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  if (hydrated && codes.length === 0) return <Nothing />;
  return (
    <>
      <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current={texts.compare} />
      <div className="compare__head">
        <h1>{texts.compare}</h1>
        {hydrated && (
          <span>
            {MOST_COMPARED}-өөс {codes.length}
          </span>
        )}
        {products.length > 1 && (
          <Checkbox
            className="compare__only"
            label="Зөвхөн ялгааг харуулах"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.target.checked)}
          />
        )}
      </div>
      {failed && <Failed onRetry={retry} />}
      {!failed && products.length === 0 && <CompareSkeleton columns={codes.length || MOST_COMPARED} />}
      {products.length > 0 && (
        <CompareTable products={products} onlyDifferences={onlyDifferences} places={MOST_COMPARED} />
      )}
      <noscript>
        <p>Барааг харьцуулахын тулд хөтчийнхөө JavaScript-ийг асаана уу.</p>
      </noscript>
    </>
  );
}

function Nothing() {
  return (
    <>
      <Crumbs places={[{ name: 'Нүүр', to: '/home' }]} current={texts.compare} />
      <EmptyState
        icon={<Icon name="scale" />}
        title={texts.compareEmpty}
        level={1}
        actions={<ButtonLink to="/top-20">Эрэлттэй бараа үзэх</ButtonLink>}
      >
        <p>
          Барааны хуудас эсвэл жагсаалтаас «{texts.compare}» товчийг дарж {MOST_COMPARED} хүртэл бараа нэмээрэй.
        </p>
      </EmptyState>
    </>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      icon={<Icon name="circle-alert" />}
      title="Бараа ачаалагдсангүй"
      level={3}
      actions={<Button onClick={onRetry}>Дахин оролдох</Button>}
    >
      <p>Таны сонголт хэвээрээ. Интернэт холболтоо шалгаад дахин оролдоно уу.</p>
    </EmptyState>
  );
}
