import './product-tabs.css';
import { MoreLink } from '@tokhi/ui/navigation/section-head.tsx';
import { type Tab, Tabs } from '@tokhi/ui/navigation/tabs.tsx';
import { StaticHtml } from '@tokhi/ui/start/static-html.tsx';
import { type ReactNode, Suspense } from 'react';
import { CardGrid, CardSkeletons, type ListedCard, listedCard, ProductLinks } from '../cards/public.ts';
import type { ClosedCards } from './home.present.ts';
import { CardsOnDemand } from './lazy-sections.ts';
import { ReducedProducts } from './reduced-products.tsx';

interface ProductTabsProps {
  recommended: ListedCard[];
  reduced: ClosedCards & { total: number };
  family: ClosedCards;
}

/** Recommended, new discounts, family price (spec §2 Home page); a tab without goods is left out. */
export function ProductTabs({ recommended, reduced, family }: ProductTabsProps) {
  const tabs: Tab[] = [];
  if (recommended.length > 0) {
    tabs.push({ id: 'recommended', title: 'Танд санал болгох', content: <CardGrid cards={recommended} /> });
  }
  if (reduced.ids.length > 0) {
    tabs.push({
      id: 'reduced',
      title: 'Шинэ хямдрал',
      ...closedTab('/new-lower-price', 'Шинэ хямдрал', reduced, (cards) => (
        <ReducedProducts cards={cards} total={reduced.total} />
      )),
    });
  }
  if (family.ids.length > 0) {
    tabs.push({
      id: 'family',
      title: 'Гэр бүлийн үнэ',
      ...closedTab('/IKEA-family', 'Гэр бүлийн үнэ', family, (cards) => <CardGrid cards={cards} />),
    });
  }
  if (tabs.length === 0) return null;
  return (
    <section className="section product-tabs">
      <h2 className="vh">Онцлох бараа</h2>
      <Tabs label="Онцлох бараа" tabs={tabs} />
    </section>
  );
}

/** The cards of a tab that was closed when the page loaded. */
function ClosedGrid({ ids, grid }: { ids: number[]; grid: (cards: ListedCard[]) => ReactNode }) {
  const waiting = (
    <div className="card-grid">
      <div className="cards">
        <CardSkeletons count={ids.length} />
      </div>
    </div>
  );
  return (
    <Suspense fallback={waiting}>
      <CardsOnDemand ids={ids} waiting={waiting}>
        {(cards) => grid(cards.map(listedCard))}
      </CardsOnDemand>
    </Suspense>
  );
}

/** What a tab shows when it is chosen, and until then. */
function closedTab(
  to: string,
  about: string,
  { ids, cards }: ClosedCards,
  grid: (cards: ListedCard[]) => ReactNode,
): Pick<Tab, 'content' | 'brief'> {
  const more = (
    <p className="product-tabs__more">
      <MoreLink to={to} text="Бүгдийг үзэх" about={about} />
    </p>
  );
  return {
    content: (
      <>
        {cards === null ? <ClosedGrid ids={ids} grid={grid} /> : grid(cards)}
        {more}
      </>
    ),
    brief: (
      <>
        <StaticHtml>{cards && <ProductLinks products={cards.flatMap(({ seen }) => seen ?? [])} />}</StaticHtml>
        {more}
      </>
    ),
  };
}
