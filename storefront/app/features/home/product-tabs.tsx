import './product-tabs.css';
import { MoreLink } from '@tokhi/ui/navigation/section-head.tsx';
import { type Tab, Tabs } from '@tokhi/ui/navigation/tabs.tsx';
import type { ReactNode } from 'react';
import { CardGrid, type CardView, ProductLinks } from '../cards/public.ts';
import { ReducedProducts } from './reduced-products.tsx';

interface ProductTabsProps {
  recommended: CardView[];
  reduced: { cards: CardView[]; total: number };
  family: CardView[];
}

/** Recommended, new discounts, family price (spec §2 Home page); a tab without goods is left out. */
export function ProductTabs({ recommended, reduced, family }: ProductTabsProps) {
  const tabs: Tab[] = [];
  function add(cards: CardView[], tab: Tab) {
    if (cards.length > 0) tabs.push(tab);
  }
  add(recommended, {
    id: 'recommended',
    title: 'Танд санал болгох',
    content: <CardGrid cards={recommended} />,
  });
  add(reduced.cards, {
    id: 'reduced',
    title: 'Шинэ хямдрал',
    content: (
      <Panel to="/new-lower-price" about="Шинэ хямдрал">
        <ReducedProducts {...reduced} />
      </Panel>
    ),
    brief: (
      <Panel to="/new-lower-price" about="Шинэ хямдрал">
        <ProductLinks products={reduced.cards} />
      </Panel>
    ),
  });
  add(family, {
    id: 'family',
    title: 'Гэр бүлийн үнэ',
    content: (
      <Panel to="/IKEA-family" about="Гэр бүлийн үнэ">
        <CardGrid cards={family} />
      </Panel>
    ),
    brief: (
      <Panel to="/IKEA-family" about="Гэр бүлийн үнэ">
        <ProductLinks products={family} />
      </Panel>
    ),
  });
  if (tabs.length === 0) return null;
  return (
    <section className="section product-tabs">
      <h2 className="vh">Онцлох бараа</h2>
      <Tabs label="Онцлох бараа" tabs={tabs} />
    </section>
  );
}

function Panel({ to, about, children }: { to: string; about: string; children: ReactNode }) {
  return (
    <>
      {children}
      <p className="product-tabs__more">
        <MoreLink to={to} text="Бүгдийг үзэх" about={about} />
      </p>
    </>
  );
}
